import { expect, test } from 'vitest';
import type { Session } from '../src/protocol';
import { asked } from '../src/question';
import { backOff } from '../src/socket';
import { dotOf, groupOf, inOrder, lineOf, nameOf, span, wordOf } from '../src/words';

const base: Session = {
  id: 'a', kind: 'claude', label: 'claude', title: '', cwd: '/home/anna/shop', folder: null, created: 5, active: 6, cols: 80, rows: 24,
  state: 'live', exitCode: null, reason: null, status: { is: 'unknown', message: '', since: 5 }, progress: null, viewers: 0, owner: null,
};

const blocked = (id: string, since: number): Session => ({ ...base, id, status: { is: 'blocked', need: 'permission', message: 'Run make?', since } });

test('groups, dots and words are the window’s', () => {
  expect([groupOf(base), dotOf(base), wordOf(base)]).toEqual(['running', 'running', 'running']);
  expect([groupOf(blocked('b', 1)), dotOf(blocked('b', 1)), wordOf(blocked('b', 1))]).toEqual(['waiting', 'waiting', 'waiting: permission']);
  const shell: Session = { ...base, kind: 'shell' };
  expect(groupOf(shell)).toBe('shells');
  expect(groupOf({ ...shell, status: { is: 'done', message: '', since: 1 } })).toBe('shells');
  const over: Session = { ...base, state: 'ended', reason: 'exited', exitCode: 3 };
  expect([groupOf(over), dotOf(over), wordOf(over)]).toEqual(['ended', 'bad', 'exited 3']);
});

test('an agent’s own words come first, and a name is its title, else what it is', () => {
  expect(lineOf(blocked('b', 1))).toBe('Run make?');
  expect(lineOf(base)).toBe('running');
  expect(nameOf({ ...base, title: 'Fix login' })).toBe('Fix login');
  expect(nameOf({ ...base, kind: 'shell' })).toBe('shop');
});

test('who has waited longest comes first', () => {
  const working: Session = { ...base, id: 'w', status: { is: 'working', message: '', since: 1 } };
  expect(inOrder([working, blocked('late', 9), base, blocked('early', 2)]).map((session) => session.id)).toEqual(['early', 'late', 'w', 'a']);
});

test('spans are said in their largest unit', () => {
  expect([0, 59_999, 60_000, 3_600_000, 90_000_000].map(span)).toEqual(['0 s', '59 s', '1 m', '1 h', '1 d']);
});

test('a question is told without its frame and its answers', () => {
  const text = ['╭────╮', '│ Bash command │', '│   npm test -- login │', '│ Do you want to proceed? │', '│ ❯ 1. Yes │', '│   2. No │'];
  const answers = [{ key: '1', label: 'Yes' }, { key: '2', label: 'No' }];
  expect(asked({ hash: 'h', text, answers })).toEqual(['Bash command', 'npm test -- login', 'Do you want to proceed?']);
});

test('waits double up to a quarter of a minute', () => {
  expect([0, 1, 2, 9].map((attempt) => backOff(attempt, 0.5))).toEqual([500, 1000, 2000, 15_000]);
  expect(backOff(0, 0)).toBe(375);
});
