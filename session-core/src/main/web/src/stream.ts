import type { Have } from './protocol';

/** What the bytes of a session are written to: xterm.js, in tests something that remembers. */
export interface Emulator {
  /** Calls back when these bytes, and all before them, have been parsed. */
  write(bytes: Uint8Array, parsed?: () => void): void;
  reset(): void;
  resize(cols: number, rows: number): void;
}

const ACK_BYTES = 64 * 1024;
const ACK_MILLIS = 100;
const NOTHING = new Uint8Array(0);

/**
 * The bytes of one attachment on their way into the emulator. It keeps the order of bytes, sizes and resets, knows which
 * byte of the session comes next, and acknowledges what has been parsed, not what has arrived.
 */
export class Stream {
  private have: Have | undefined;
  private epoch = '';
  private offset = -1;
  private owed = 0;
  private parsed = 0;
  private acknowledged = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes of an attachment that is over do not count for the next. */
  private attachment = 0;

  constructor(
    private readonly emulator: Emulator,
    private readonly ack: (bytes: number) => void,
  ) {}

  /** What need not be sent again after a reconnect. */
  get kept(): Have | undefined {
    return this.owed === 0 && this.offset >= 0 ? { epoch: this.epoch, offset: this.offset } : this.have;
  }

  hello(epoch: string): void {
    this.attachment++;
    this.epoch = epoch;
    this.owed = 0;
    this.offset = -1;
    this.parsed = 0;
    this.acknowledged = 0;
    this.have = undefined;
  }

  resume(offset: number): void {
    this.offset = offset;
  }

  snapshot(offset: number, bytes: number, cols: number, rows: number): void {
    this.offset = offset;
    this.owed = bytes;
    this.inOrder(() => {
      this.emulator.reset();
      this.emulator.resize(cols, rows);
    });
  }

  size(cols: number, rows: number): void {
    this.inOrder(() => this.emulator.resize(cols, rows));
  }

  bytes(data: Uint8Array): void {
    const ofSnapshot = Math.min(this.owed, data.length);
    this.owed -= ofSnapshot;
    this.offset += data.length - ofSnapshot;
    const attachment = this.attachment;
    this.emulator.write(data, () => {
      if (attachment === this.attachment) {
        this.parsed += data.length;
        this.acknowledge();
      }
    });
  }

  /** The page shows something else, or nothing. */
  forget(): void {
    this.hello('');
    this.inOrder(() => this.emulator.reset());
  }

  private inOrder(task: () => void): void {
    this.emulator.write(NOTHING, task);
  }

  private acknowledge(): void {
    if (this.parsed - this.acknowledged >= ACK_BYTES) {
      this.sendAck();
    } else if (this.timer === undefined) {
      this.timer = setTimeout(() => this.sendAck(), ACK_MILLIS);
    }
  }

  private sendAck(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.parsed > this.acknowledged) {
      this.acknowledged = this.parsed;
      this.ack(this.parsed);
    }
  }
}
