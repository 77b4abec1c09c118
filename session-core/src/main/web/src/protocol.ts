/** What the page and the server say to each other: docs/wire.md. */

export type Need = 'permission' | 'question' | 'auth';

export interface Status {
  is: 'idle' | 'working' | 'blocked' | 'done' | 'failed' | 'unknown';
  message: string;
  need?: Need;
  since: number;
}

export interface Progress {
  state: 'normal' | 'error' | 'indeterminate' | 'paused';
  percent: number;
}

export interface Session {
  id: string;
  kind: string;
  label: string;
  title: string;
  cwd: string;
  folder: string | null;
  created: number;
  active: number;
  cols: number;
  rows: number;
  state: 'starting' | 'live' | 'ended';
  exitCode: number | null;
  reason: string | null;
  status: Status;
  progress: Progress | null;
  viewers: number;
  owner: string | null;
}

export interface Me {
  rights: 'watch' | 'drive';
  label: string;
  expires: number;
  all: boolean;
  machine: string;
  version: string;
}

export interface KindOffer {
  kind: string;
  available: boolean;
  why: string | null;
  needsApiKey: boolean;
}

export interface Answer {
  key: string;
  label: string;
}

export type FromServer =
  | { t: 'sessions'; sessions: Session[] }
  | { t: 'session'; session: Session }
  | { t: 'hello'; session: string; epoch: string; cols: number; rows: number; mode: string; owner: string | null; mine: boolean }
  | { t: 'resume'; offset: number }
  | { t: 'snapshot'; offset: number; bytes: number; cols: number; rows: number }
  | { t: 'size'; cols: number; rows: number }
  | { t: 'owner'; owner: string | null; mine: boolean }
  | { t: 'question'; hash: string | null; text: string[]; answers: Answer[] }
  | { t: 'answered'; hash: string; ok: boolean }
  | { t: 'notice'; session: string; title: string; body: string }
  | { t: 'bell'; session: string }
  | { t: 'copy'; text: string }
  | { t: 'full' }
  | { t: 'exit'; code: number | null; reason: string }
  | { t: 'error'; what: string; error: string }
  | { t: 'pong' };

/** What the page still shows of an epoch: every byte before the offset. */
export interface Have {
  epoch: string;
  offset: number;
}

export type FromPage =
  | { t: 'attach'; session: string; have?: Have }
  | { t: 'detach' }
  | { t: 'ack'; n: number }
  | { t: 'answer'; hash: string; key: string }
  | { t: 'take-size'; cols: number; rows: number }
  | { t: 'size'; cols: number; rows: number }
  | { t: 'give-size' }
  | { t: 'stop' }
  | { t: 'ping' };
