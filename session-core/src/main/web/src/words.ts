import type { Session } from './protocol';

/** How sessions are grouped and spoken of: the same groups and words as in the window. */

export const GROUPS = ['waiting', 'working', 'done', 'running', 'shells', 'ended'] as const;
export type Group = (typeof GROUPS)[number];

export const GROUP_TITLES: Record<Group, string> = {
  waiting: 'Waiting for you',
  working: 'Working',
  done: 'Done',
  running: 'Running',
  shells: 'Shells',
  ended: 'Ended',
};

export const KINDS: Record<string, { letter: string; title: string }> = {
  'eliza-code': { letter: 'e', title: 'eliza-code' },
  claude: { letter: 'C', title: 'Claude Code' },
  codex: { letter: 'X', title: 'Codex' },
  shell: { letter: '$', title: 'Shell' },
  clawde: { letter: 'c', title: 'clawde' },
};

export type Dot = 'starting' | 'running' | 'waiting' | 'working' | 'idle' | 'done' | 'ended' | 'bad';

const ended = (session: Session): boolean => session.state === 'ended';

const endedWell = (session: Session): boolean =>
  session.reason !== 'failed' && ((session.exitCode ?? 0) === 0 || session.reason !== 'exited');

export function groupOf(session: Session): Group {
  if (ended(session)) return 'ended';
  const quiet: Group = session.kind === 'shell' ? 'shells' : 'done';
  switch (session.status.is) {
    case 'blocked':
      return 'waiting';
    case 'working':
      return 'working';
    case 'idle':
    case 'done':
    case 'failed':
      return quiet;
    case 'unknown':
      return session.kind === 'shell' ? 'shells' : 'running';
  }
}

export function dotOf(session: Session): Dot {
  if (ended(session)) return endedWell(session) ? 'ended' : 'bad';
  if (session.state === 'starting') return 'starting';
  const dots: Record<Session['status']['is'], Dot> = {
    blocked: 'waiting',
    working: 'working',
    idle: 'idle',
    done: 'done',
    failed: 'bad',
    unknown: 'running',
  };
  return dots[session.status.is];
}

export function wordOf(session: Session): string {
  if (ended(session)) return endWord(session);
  if (session.state === 'starting') return 'starting';
  if (session.status.is === 'blocked') return `waiting: ${session.status.need ?? 'question'}`;
  return session.status.is === 'unknown' ? 'running' : session.status.is;
}

function endWord(session: Session): string {
  switch (session.reason) {
    case 'exited':
      return session.exitCode === null ? 'exited' : `exited ${session.exitCode}`;
    case 'idle':
      return 'stopped: idle';
    case 'owner-gone':
      return 'stopped: owner gone';
    case 'shutdown':
      return 'stopped: shutdown';
    case 'failed':
      return 'failed';
    default:
      return 'stopped';
  }
}

/** The agent's own words for what it does, else ours. */
export const lineOf = (session: Session): string =>
  ended(session) || session.status.message === '' ? wordOf(session) : session.status.message;

export const nameOf = (session: Session): string =>
  session.title !== '' ? session.title : session.kind === 'shell' ? lastName(session.folder ?? session.cwd) : session.label;

export const folderOf = (session: Session): string => lastName(session.folder ?? session.cwd);

/** When what the word says began. */
export const sinceOf = (session: Session): number =>
  ended(session) ? session.active : session.status.is === 'unknown' ? session.created : session.status.since;

/** A length of time in its largest whole unit: `12 s`, `3 m`, `2 h`, `5 d`. */
export function span(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} m`;
  return seconds < 86400 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 86400)} d`;
}

/** Group after group; who has waited longest comes first, else the oldest session. */
export function inOrder(sessions: readonly Session[]): Session[] {
  const rank = (session: Session): number => GROUPS.indexOf(groupOf(session));
  const time = (session: Session): number => (groupOf(session) === 'waiting' ? session.status.since : session.created);
  return [...sessions].sort((a, b) => rank(a) - rank(b) || time(a) - time(b));
}

const lastName = (folder: string): string => folder.split(/[/\\]/).filter((part) => part !== '').at(-1) ?? folder;
