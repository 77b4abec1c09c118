import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Emulator, Stream } from '../src/stream';

/** Parses nothing until it is told to. */
class Slow implements Emulator {
  readonly seen: string[] = [];
  private readonly queue: { bytes: Uint8Array; parsed: (() => void) | undefined }[] = [];

  write(bytes: Uint8Array, parsed?: () => void): void {
    this.queue.push({ bytes, parsed });
  }

  reset(): void {
    this.seen.push('reset');
  }

  resize(cols: number, rows: number): void {
    this.seen.push(`${cols}x${rows}`);
  }

  parse(count = Infinity): void {
    for (let i = 0; i < count && this.queue.length > 0; i++) {
      const { bytes, parsed } = this.queue.shift()!;
      if (bytes.length > 0) this.seen.push(new TextDecoder().decode(bytes));
      parsed?.();
    }
  }
}

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

let emulator: Slow;
let acks: number[];
let stream: Stream;

beforeEach(() => {
  vi.useFakeTimers();
  emulator = new Slow();
  acks = [];
  stream = new Stream(emulator, (n) => acks.push(n));
  stream.hello('e1');
});

afterEach(() => vi.useRealTimers());

test('sizes and resets keep their place between the bytes', () => {
  stream.snapshot(100, 3, 80, 24);
  stream.bytes(text('abcd'));
  stream.size(90, 30);
  stream.bytes(text('ef'));
  emulator.parse();
  expect(emulator.seen).toEqual(['reset', '80x24', 'abcd', '90x30', 'ef']);
});

test('the offset counts output and not the snapshot, also when one frame holds both', () => {
  stream.snapshot(100, 3, 80, 24);
  stream.bytes(text('ab'));
  expect(stream.kept).toBeUndefined();
  stream.bytes(text('cdef'));
  expect(stream.kept).toEqual({ epoch: 'e1', offset: 103 });
  stream.hello('e1');
  stream.resume(103);
  stream.bytes(text('g'));
  expect(stream.kept).toEqual({ epoch: 'e1', offset: 104 });
});

test('only what was parsed is acknowledged: soon, or at once after 64 KiB', () => {
  stream.resume(0);
  stream.bytes(text('abc'));
  vi.advanceTimersByTime(1000);
  expect(acks).toEqual([]);
  emulator.parse();
  vi.advanceTimersByTime(99);
  expect(acks).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(acks).toEqual([3]);
  stream.bytes(new Uint8Array(65_536));
  emulator.parse();
  expect(acks).toEqual([3, 65_539]);
});

test('late writes of an attachment that is over are not counted for the next', () => {
  stream.resume(0);
  stream.bytes(text('old'));
  stream.hello('e2');
  stream.resume(7);
  stream.bytes(text('n'));
  emulator.parse();
  vi.advanceTimersByTime(100);
  expect(acks).toEqual([1]);
});

test('what is forgotten is not offered again', () => {
  stream.resume(0);
  stream.bytes(text('a'));
  stream.forget();
  emulator.parse();
  expect(stream.kept).toBeUndefined();
  expect(emulator.seen).toEqual(['a', 'reset']);
});
