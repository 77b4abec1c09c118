import { expect, test } from 'vitest';
import { arrow, pasted, StickyModifiers } from '../src/keys';

function held(...which: ('ctrl' | 'alt')[]): StickyModifiers {
  const sticky = new StickyModifiers(() => {});
  which.forEach((modifier) => sticky.toggle(modifier));
  return sticky;
}

test('a held modifier counts for one key', () => {
  const sticky = held('ctrl');
  expect(sticky.apply('c')).toBe('\x03');
  expect(sticky.apply('c')).toBe('c');
  expect(held('alt').apply('x')).toBe('\x1bx');
  expect(held('ctrl', 'alt').apply('[')).toBe('\x1b\x1b');
  expect(held('ctrl').apply(' ')).toBe('\0');
  expect(held('ctrl').apply('?')).toBe('\x7f');
  expect(held('ctrl').apply('ä')).toBe('ä');
});

test('arrows follow the mode of the cursor keys, and take modifiers', () => {
  expect(arrow('A', false)).toBe('\x1b[A');
  expect(arrow('D', true)).toBe('\x1bOD');
  expect(held('ctrl').apply(arrow('C', true))).toBe('\x1b[1;5C');
  expect(held('alt').apply(arrow('B', false))).toBe('\x1b[1;3B');
});

test('more than one character is a paste and stays as it is', () => {
  expect(held('ctrl').apply('cd')).toBe('cd');
});

test('a paste cannot leave its brackets, and its lines end with Enter', () => {
  expect(pasted('a\nb\r\nc', false)).toBe('a\rb\rc');
  expect(pasted('x\x1b[201~rm\x03\x9b1m\ty', true)).toBe('\x1b[200~x[201~rm1m\ty\x1b[201~');
});
