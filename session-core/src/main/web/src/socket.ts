import type { FromPage, FromServer } from './protocol';

export type Connection = 'connecting' | 'open' | 'closed';

export interface SocketEvents {
  /** With each new socket: attach again. */
  opened(): void;
  message(message: FromServer): void;
  bytes(data: Uint8Array): void;
  state(now: Connection): void;
  /** It will not come back by itself; the sentence says why. */
  ended(code: number, sentence: string): void;
  /** The ticket was refused: the link is over. */
  refused(problem: unknown): boolean;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/** Frames are at most 64 KiB. */
const PIECE = 32 * 1024;

/** How long to wait before the `attempt`-th try, counted from 0: doubling, and a little apart from the other pages. */
export const backOff = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random / 2);

/** The one socket of the page. It comes back by itself, at once when the network or the page does. */
export class MirrorSocket {
  private socket: WebSocket | undefined;
  private attempt = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private over = false;

  constructor(
    private readonly ticket: () => Promise<string>,
    private readonly events: SocketEvents,
  ) {
    setInterval(() => this.ping(), PING_EVERY);
    window.addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.hurry();
    });
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  async connect(): Promise<void> {
    this.events.state('connecting');
    try {
      this.listen(await this.ticket());
    } catch (problem) {
      this.over = this.events.refused(problem);
      this.events.state('closed');
      this.later();
    }
  }

  send(message: FromPage): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /** Sends what a person typed. False, and nothing is sent, when there is no connection. */
  type(text: string): boolean {
    if (!this.open) return false;
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += PIECE) this.socket?.send(bytes.subarray(at, at + PIECE));
    return true;
  }

  private listen(ticket: string): void {
    const address = new URL('mirror', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address, ['mirror.v1', `t.${ticket}`]);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.attempt = 0;
      this.heard = Date.now();
      this.events.state('open');
      this.events.opened();
    });
    socket.addEventListener('message', (event: MessageEvent<ArrayBuffer | string>) => {
      this.heard = Date.now();
      if (typeof event.data === 'string') this.events.message(JSON.parse(event.data) as FromServer);
      else this.events.bytes(new Uint8Array(event.data));
    });
    socket.addEventListener('close', (event) => {
      if (this.socket === socket) this.closed(event.code);
    });
  }

  private closed(code: number): void {
    this.socket = undefined;
    const sentence = endings[code];
    this.over ||= sentence !== undefined;
    this.events.state('closed');
    if (sentence !== undefined) this.events.ended(code, sentence);
    this.later();
  }

  private later(): void {
    if (this.over || this.waiting !== undefined) return;
    this.waiting = setTimeout(
      () => {
        this.waiting = undefined;
        void this.connect();
      },
      backOff(this.attempt++, Math.random()),
    );
  }

  private hurry(): void {
    if (this.waiting !== undefined) {
      clearTimeout(this.waiting);
      this.waiting = undefined;
      this.attempt = 0;
      void this.connect();
    }
  }

  private ping(): void {
    const socket = this.socket;
    if (!this.open || socket === undefined) return;
    const asked = Date.now();
    this.send({ t: 'ping' });
    setTimeout(() => {
      if (this.socket === socket && this.heard < asked) {
        socket.close();
        this.closed(1006);
      }
    }, PONG_WITHIN);
  }
}

/** Close codes after which another try would end the same way. */
const endings: Record<number, string> = {
  1008: 'The server closed the connection: this page sent too much, or something it does not know. Reload it.',
  1009: 'The server closed the connection: a message was too large. Reload the page.',
  4001: 'This link was revoked or has expired. Ask for a new one.',
  4003: 'This link may only look; the server closed the connection after a key.',
};
