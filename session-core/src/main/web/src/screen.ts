import { FitAddon } from '@xterm/addon-fit';
import { SearchAddon } from '@xterm/addon-search';
import { UnicodeGraphemesAddon } from '@xterm/addon-unicode-graphemes';
import { WebLinksAddon } from '@xterm/addon-web-links';
import { type ITheme, Terminal } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';
import { h } from './dom';
import { isReport, silence } from './quiet';
import type { Emulator } from './stream';
import { dark, light } from './themes';

export interface ScreenEvents {
  /** What a person typed, in the emulator's bytes. */
  typed(data: string): void;
  /** The place for the terminal changed; this many cells fit. */
  room(cols: number, rows: number): void;
}

const OWN_SIZE = 14;
const SMALLEST = 8;
const LARGEST = 32;
const HISTORY = 5000;
const SETTLE_MILLIS = 150;

/** The terminal of the page: it draws, and answers nothing. */
export class ScreenView implements Emulator {
  readonly element = h('div', { class: 'screen' });
  readonly terminal: Terminal;
  private readonly pane = h('div', { class: 'pane' });
  private readonly fit = new FitAddon();
  private readonly search = new SearchAddon();
  private readonly night = window.matchMedia('(prefers-color-scheme: dark)');
  private settle: ReturnType<typeof setTimeout> | undefined;
  private zoom = 1;
  /** Whether the size follows this page, rather than the letters' size the session's. */
  private owns = false;

  constructor(events: ScreenEvents) {
    this.terminal = new Terminal({
      allowProposedApi: true,
      scrollback: HISTORY,
      fontFamily: "'JetBrains Mono', ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace",
      fontSize: OWN_SIZE,
      cursorBlink: false,
      macOptionIsMeta: true,
      theme: this.theme(),
      linkHandler: { activate: (_, uri) => openLink(uri), allowNonHttpProtocols: false },
    });
    this.terminal.loadAddon(this.fit);
    this.terminal.loadAddon(this.search);
    this.terminal.loadAddon(new WebLinksAddon((_, uri) => openLink(uri)));
    this.terminal.loadAddon(new UnicodeGraphemesAddon());
    silence(this.terminal);
    this.terminal.onData((data) => {
      if (!isReport(data)) events.typed(data);
    });
    this.terminal.onBinary((data) => events.typed(data));
    this.night.addEventListener('change', () => (this.terminal.options.theme = this.theme()));
    this.element.append(this.pane);
    new ResizeObserver(() => this.laidOut(events)).observe(this.element);
    panByTouch(this.element, this.terminal, (factor) => this.magnify(factor));
  }

  /** Puts the terminal into the page; call it when the element is there. */
  open(): void {
    this.terminal.open(this.pane);
    void this.useGraphics();
  }

  write(bytes: Uint8Array, parsed?: () => void): void {
    this.terminal.write(bytes, parsed);
  }

  reset(): void {
    this.terminal.reset();
  }

  resize(cols: number, rows: number): void {
    this.terminal.resize(cols, rows);
    this.scale();
  }

  /** How many cells of readable size have room. */
  room(): { cols: number; rows: number } {
    const size = this.terminal.options.fontSize;
    this.terminal.options.fontSize = this.ownSize();
    const cells = this.fit.proposeDimensions() ?? { cols: 80, rows: 24 };
    this.terminal.options.fontSize = size ?? OWN_SIZE;
    return { cols: Math.min(500, Math.max(20, cells.cols)), rows: Math.min(200, Math.max(5, cells.rows)) };
  }

  own(owns: boolean): void {
    this.owns = owns;
    this.scale();
  }

  enable(typing: boolean): void {
    this.terminal.options.disableStdin = !typing;
  }

  find(text: string, forward: boolean): void {
    if (forward) this.search.findNext(text);
    else this.search.findPrevious(text);
  }

  endFind(): void {
    this.search.clearDecorations();
    this.terminal.focus();
  }

  /** The history and the screen as text; soft wraps are joined. */
  text(): string {
    const buffer = this.terminal.buffer.active;
    const lines: string[] = [];
    for (let y = 0; y < buffer.length; y++) {
      const line = buffer.getLine(y);
      const text = line?.translateToString(!(buffer.getLine(y + 1)?.isWrapped ?? false)) ?? '';
      if (line?.isWrapped === true && lines.length > 0) lines[lines.length - 1] += text;
      else lines.push(text);
    }
    return lines.join('\n').trimEnd();
  }

  readAloud(on: boolean): void {
    this.terminal.options.screenReaderMode = on;
  }

  private magnify(factor: number): void {
    this.zoom = Math.min(4, Math.max(0.5, this.zoom * factor));
    this.scale();
  }

  private ownSize(): number {
    return Math.min(LARGEST, Math.max(SMALLEST, Math.round(OWN_SIZE * this.zoom)));
  }

  /** Letters as large as the session's columns leave room for, unless the size is this page's own. */
  private scale(): void {
    let size = this.ownSize();
    if (!this.owns) {
      const perPixel = this.cellWidth() / (this.terminal.options.fontSize ?? OWN_SIZE);
      const fitting = (this.element.clientWidth - 16) / (this.terminal.cols * perPixel);
      size = Math.min(OWN_SIZE, Math.max(SMALLEST, Math.floor(fitting * 2) / 2)) * this.zoom;
    }
    if (size !== this.terminal.options.fontSize) this.terminal.options.fontSize = size;
  }

  private cellWidth(): number {
    const screen = this.pane.querySelector<HTMLElement>('.xterm-screen');
    const width = screen?.clientWidth ?? 0;
    return width > 0 ? width / this.terminal.cols : OWN_SIZE * 0.6;
  }

  private laidOut(events: ScreenEvents): void {
    this.scale();
    clearTimeout(this.settle);
    this.settle = setTimeout(() => {
      const { cols, rows } = this.room();
      events.room(cols, rows);
    }, SETTLE_MILLIS);
  }

  private theme(): ITheme {
    return this.night.matches ? dark : light;
  }

  /** WebGL where a GPU does it; the DOM otherwise, which beats WebGL drawn by software. */
  private async useGraphics(): Promise<void> {
    if (!hasGpu()) return;
    const { WebglAddon } = await import('@xterm/addon-webgl');
    const webgl = new WebglAddon();
    webgl.onContextLoss(() => webgl.dispose());
    this.terminal.loadAddon(webgl);
  }
}

function hasGpu(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const drawnBy = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|software/i.test(drawnBy);
}

/** Only the web, in a tab that knows nothing of this one. */
function openLink(uri: string): void {
  if (/^https?:\/\//i.test(uri)) window.open(uri, '_blank', 'noopener,noreferrer');
}

/** One finger scrolls with momentum, as a wheel does, so full-screen programs scroll too; two fingers zoom. */
function panByTouch(element: HTMLElement, terminal: Terminal, magnify: (factor: number) => void): void {
  let last: { x: number; y: number; time: number } | undefined;
  let speed = 0;
  let gap = 0;
  let gliding = 0;
  const wheel = (pixels: number, x: number, y: number): void => {
    terminal.element
      ?.querySelector('.xterm-screen')
      ?.dispatchEvent(new WheelEvent('wheel', { deltaY: pixels, clientX: x, clientY: y, bubbles: true, cancelable: true }));
  };
  const glide = (x: number, y: number): void => {
    speed *= 0.95;
    if (Math.abs(speed) < 0.05) return;
    wheel(speed * 16, x, y);
    gliding = requestAnimationFrame(() => glide(x, y));
  };
  const distance = (touches: TouchList): number => {
    const [a, b] = [touches[0], touches[1]];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  };
  element.addEventListener(
    'touchstart',
    (event) => {
      cancelAnimationFrame(gliding);
      speed = 0;
      gap = distance(event.touches);
      const touch = event.touches[0];
      last = touch === undefined ? undefined : { x: touch.clientX, y: touch.clientY, time: event.timeStamp };
    },
    { passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const touch = event.touches[0];
      if (touch === undefined || last === undefined) return;
      if (event.touches.length === 2) {
        const now = distance(event.touches);
        if (gap > 0) magnify(now / gap);
        gap = now;
        event.preventDefault();
        return;
      }
      const dy = last.y - touch.clientY;
      const dx = last.x - touch.clientX;
      if (Math.abs(dx) > Math.abs(dy)) element.scrollLeft += dx;
      else wheel(dy, touch.clientX, touch.clientY);
      speed = dy / Math.max(1, event.timeStamp - last.time);
      last = { x: touch.clientX, y: touch.clientY, time: event.timeStamp };
      event.preventDefault();
    },
    { passive: false },
  );
  element.addEventListener('touchend', () => {
    if (last !== undefined && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) glide(last.x, last.y);
  });
}
