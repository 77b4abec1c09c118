import { followKeyboard, keyboardIsUp, touches } from './device';
import { confirmed, copy, NewSession, showText } from './dialogs';
import { button, h } from './dom';
import { KeyBar } from './keybar';
import { pasted } from './keys';
import { type Link, Link as Links, Refused } from './link';
import { dot, SessionList } from './list';
import type { FromServer, Session } from './protocol';
import { QuestionCard } from './question';
import { ScreenView } from './screen';
import { type Connection, MirrorSocket } from './socket';
import { Stream } from './stream';
import { groupOf, nameOf, sinceOf, span, wordOf } from './words';

const TOAST_MILLIS = 6000;
const TICK_MILLIS = 10_000;

/** The page of one link: the list of sessions, and the one that is looked at. */
export class Page {
  private readonly sessions = new Map<string, Session>();
  private current: string | undefined;
  private attached: string | undefined;
  /** Started here and not yet seen: its size is this page's. Attaching to what others started never resizes it. */
  private begun: string | undefined;
  private mine = false;
  private owner: string | null = null;
  private connection: Connection = 'connecting';
  /** Why there will be no connection any more; empty while there may be. */
  private over = '';

  private readonly list: SessionList;
  private readonly screen: ScreenView;
  private readonly stream: Stream;
  private readonly socket: MirrorSocket;
  private readonly bar: KeyBar;
  private readonly card: QuestionCard;
  private readonly sheet: NewSession;

  private readonly name = h('b', { class: 'name' });
  private readonly pill = h('span', { class: 'pill' });
  private readonly sizeLine = h('span', { class: 'owner' });
  private readonly banner = h('div', { class: 'banner', role: 'status' });
  private readonly toasts = h('div', { class: 'toasts', role: 'status', 'aria-live': 'polite' });
  private readonly compose = h('textarea', { rows: '1', placeholder: 'Message…', 'aria-label': 'Message to the session', enterkeyhint: 'enter' });
  private readonly send = button('Send', () => this.sendMessage(), { class: 'send' });
  private readonly finder = h('input', { type: 'search', placeholder: 'Find', 'aria-label': 'Find in the terminal' });
  private readonly findRow = h('div', { class: 'find', hidden: true });
  private readonly takeSize = button('Take size', () => this.changeSize());
  private readonly stopIt = button('Stop session', () => void this.stop(this.current), { class: 'danger' });
  private readonly menu = h('div', { class: 'menu', hidden: true, role: 'group', 'aria-label': 'More' });

  constructor(private readonly link: Link) {
    this.list = new SessionList(link.drives, { open: (id) => this.open(id), stop: (id) => void this.stop(id) });
    this.screen = new ScreenView({ typed: (data) => this.type(this.bar.sticky.apply(data)), room: (cols, rows) => this.room(cols, rows) });
    this.stream = new Stream(this.screen, (n) => this.socket.send({ t: 'ack', n }));
    this.bar = new KeyBar({
      send: (keys) => this.type(keys),
      applicationCursor: () => this.screen.terminal.modes.applicationCursorKeysMode,
      paste: () => void this.paste(),
    });
    this.card = new QuestionCard(link.drives, (hash, key) => this.socket.send({ t: 'answer', hash, key }));
    this.sheet = new NewSession(
      link,
      (session) => this.started(session),
      () => this.screen.room(),
    );
    this.socket = new MirrorSocket(() => link.ticket(), {
      opened: () => this.attach(),
      message: (message) => this.heard(message),
      bytes: (data) => this.stream.bytes(data),
      state: (now) => this.connected(now),
      ended: (code, sentence) => this.ended(code, sentence),
      refused: (problem) => this.refused(problem),
    });
  }

  show(root: HTMLElement): void {
    root.replaceChildren(this.sidePanel(), this.room_());
    document.body.append(this.toasts);
    this.screen.open();
    window.addEventListener('popstate', () => this.opened(history.state as string | null));
    setInterval(() => this.paint(), TICK_MILLIS);
    followKeyboard();
    this.opened(history.state as string | null);
    this.paint();
    void this.socket.connect();
  }

  private sidePanel(): HTMLElement {
    const side = h('nav', { class: 'side', 'aria-label': 'Sessions' });
    const head = h('header', {}, h('h1', {}, 'Cockpit'), h('span', { class: 'machine' }, this.link.me.machine));
    if (this.link.drives && this.link.me.all) {
      head.append(button('+', () => this.newSession(), { class: 'new', 'aria-label': 'New session' }));
    }
    side.append(head, this.list.element);
    if (!this.link.drives) side.append(h('p', { class: 'hint' }, 'This link may only look.'));
    return side;
  }

  private room_(): HTMLElement {
    const more = button('⋯', () => (this.menu.hidden = !this.menu.hidden), { class: 'more', 'aria-label': 'More' });
    const reader = button('Screen reader', () => {
      const on = reader.getAttribute('aria-pressed') !== 'true';
      reader.setAttribute('aria-pressed', String(on));
      this.screen.readAloud(on);
    }, { 'aria-pressed': 'false' });
    this.menu.append(
      button('Find', () => this.find()),
      button('Text', () => showText(this.screen.text())),
      button('Copy selection', () => void copy(this.screen.terminal.getSelection())),
      reader,
    );
    if (this.link.drives) this.menu.append(this.takeSize, this.stopIt);
    this.menu.addEventListener('click', () => (this.menu.hidden = true));
    this.findRow.append(
      this.finder,
      button('↑', () => this.screen.find(this.finder.value, false), { 'aria-label': 'Previous' }),
      button('↓', () => this.screen.find(this.finder.value, true), { 'aria-label': 'Next' }),
      button('×', () => this.endFind(), { 'aria-label': 'Close find' }),
    );
    this.finder.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.screen.find(this.finder.value, !event.shiftKey);
      if (event.key === 'Escape') this.endFind();
    });
    const head = h('header', {}, button('‹', () => history.back(), { class: 'back', 'aria-label': 'All sessions' }), this.name, this.sizeLine, this.pill, more);
    const foot = h('footer', {});
    if (this.link.drives) {
      this.compose.addEventListener('input', () => this.grow());
      this.compose.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
          event.preventDefault();
          this.sendMessage();
        }
      });
      foot.append(this.bar.element, h('div', { class: 'compose' }, this.compose, this.send));
    }
    return h('main', { class: 'room' }, head, this.menu, this.findRow, this.banner, this.screen.element, this.card.element, foot);
  }

  private open(id: string): void {
    if (this.current === undefined) history.pushState(id, '');
    else history.replaceState(id, '');
    this.opened(id);
  }

  private opened(id: string | null): void {
    const before = this.current;
    this.current = id ?? undefined;
    document.body.dataset['view'] = id === null ? 'list' : 'session';
    if (before !== this.current) {
      this.card.show(undefined, '');
      this.stream.forget();
      this.mine = false;
      this.screen.own(false);
      this.attach();
    }
    this.paint();
    if (id !== null && !touches()) this.screen.terminal.focus();
  }

  private attach(): void {
    if (this.current === undefined) {
      if (this.attached !== undefined) this.socket.send({ t: 'detach' });
      this.attached = undefined;
      return;
    }
    const have = this.attached === this.current ? this.stream.kept : undefined;
    this.attached = this.current;
    this.socket.send({ t: 'attach', session: this.current, ...(have === undefined ? {} : { have }) });
  }

  private started(session: Session): void {
    this.sessions.set(session.id, session);
    this.begun = session.id;
    this.open(session.id);
  }

  private heard(message: FromServer): void {
    switch (message.t) {
      case 'sessions':
        this.sessions.clear();
        for (const session of message.sessions) this.sessions.set(session.id, session);
        break;
      case 'session':
        this.sessions.set(message.session.id, message.session);
        break;
      case 'hello':
        this.stream.hello(message.epoch);
        this.owned(message.owner, message.mine);
        if (this.begun === message.session) {
          this.begun = undefined;
          this.socket.send({ t: 'take-size', ...this.screen.room() });
        }
        break;
      case 'resume':
        this.stream.resume(message.offset);
        break;
      case 'snapshot':
        this.stream.snapshot(message.offset, message.bytes, message.cols, message.rows);
        break;
      case 'size':
        this.stream.size(message.cols, message.rows);
        break;
      case 'owner':
        this.owned(message.owner, message.mine);
        break;
      case 'question':
        this.card.show(
          message.hash === null ? undefined : { hash: message.hash, text: message.text, answers: message.answers },
          this.shown()?.status.message ?? '',
        );
        break;
      case 'answered':
        if (!message.ok) this.toast('The screen shows something else now; nothing was typed.');
        break;
      case 'notice':
        this.toast(`${this.nameOf(message.session)}: ${[message.title, message.body].filter((text) => text !== '').join(' – ')}`);
        break;
      case 'bell':
        if (message.session !== this.current) this.toast(`${this.nameOf(message.session)} rang`);
        break;
      case 'copy':
        this.toast('The program wants to put a text on your clipboard.', 'Copy', () => void copy(message.text));
        break;
      case 'full':
        this.toast('What you typed was not taken: the program does not read.');
        break;
      case 'exit':
        this.card.show(undefined, '');
        break;
      case 'error':
        this.toast(message.error);
        if (message.what === 'attach') this.attached = undefined;
        break;
      case 'pong':
        break;
    }
    this.paint();
  }

  private nameOf(id: string): string {
    const session = this.sessions.get(id);
    return session === undefined ? 'A session' : nameOf(session);
  }

  private owned(owner: string | null, mine: boolean): void {
    this.owner = owner;
    this.mine = mine;
    this.screen.own(mine);
  }

  private connected(now: Connection): void {
    this.connection = now;
    document.body.dataset['connection'] = now;
    this.screen.enable(this.mayType());
    this.paint();
  }

  private ended(code: number, sentence: string): void {
    if (code === 4001) Links.forget();
    this.over = sentence;
    this.paint();
  }

  private refused(problem: unknown): boolean {
    if (!(problem instanceof Refused) || problem.status !== 401) return false;
    Links.forget();
    this.over = problem.message;
    return true;
  }

  private mayType(): boolean {
    return this.link.drives && this.connection === 'open' && this.shown()?.state === 'live';
  }

  private type(data: string): void {
    if (!this.mayType() || !this.socket.type(data)) {
      this.toast(this.link.drives ? 'Not connected: nothing was typed.' : 'This link may only look.');
    }
  }

  private sendMessage(): void {
    const text = this.compose.value;
    if (!this.mayType()) {
      this.toast('Not connected: nothing was sent.');
      return;
    }
    if (text !== '') this.type(pasted(text, this.screen.terminal.modes.bracketedPasteMode));
    this.type('\r');
    this.compose.value = '';
    this.grow();
  }

  private async paste(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      this.type(pasted(text, this.screen.terminal.modes.bracketedPasteMode));
    } catch {
      this.toast('The browser does not let this page read the clipboard; paste into the message box instead.');
      this.compose.focus();
    }
  }

  private grow(): void {
    this.compose.style.height = 'auto';
    this.compose.style.height = `${Math.min(this.compose.scrollHeight, 160)}px`;
  }

  private room(cols: number, rows: number): void {
    if (this.mine && !keyboardIsUp()) this.socket.send({ t: 'size', cols, rows });
  }

  private changeSize(): void {
    this.socket.send(this.mine ? { t: 'give-size' } : { t: 'take-size', ...this.screen.room() });
  }

  private newSession(): void {
    const folders = [...this.sessions.values()].map((session) => session.folder ?? session.cwd);
    this.sheet.show([...new Set(folders)]).catch((problem: unknown) => this.toast(problem instanceof Error ? problem.message : String(problem)));
  }

  private async stop(id: string | undefined): Promise<void> {
    const session = id === undefined ? undefined : this.sessions.get(id);
    if (session === undefined || session.state === 'ended') return;
    if (!(await confirmed(`Stop “${nameOf(session)}”? What it is doing ends.`, 'Stop'))) return;
    await this.link.stop(session.id).catch((problem: unknown) => this.toast(problem instanceof Error ? problem.message : String(problem)));
  }

  private find(): void {
    this.findRow.hidden = false;
    this.finder.focus();
  }

  private endFind(): void {
    this.findRow.hidden = true;
    this.screen.endFind();
  }

  private toast(text: string, action?: string, run?: () => void): void {
    const toast = h('p', {}, text);
    if (action !== undefined && run !== undefined) {
      toast.append(
        button(action, () => {
          toast.remove();
          run();
        }),
      );
    }
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), TOAST_MILLIS);
  }

  private shown(): Session | undefined {
    return this.current === undefined ? undefined : this.sessions.get(this.current);
  }

  private paint(): void {
    const all = [...this.sessions.values()];
    this.list.show(all, this.current);
    const waiting = all.filter((session) => groupOf(session) === 'waiting').length;
    const session = this.shown();
    document.title = `${waiting > 0 ? `(${waiting} waiting) ` : ''}${session === undefined ? '' : `${nameOf(session)} – `}Cockpit`;
    if (session !== undefined) this.paintHead(session);
    else this.name.textContent = this.current === undefined ? 'Choose a session' : 'This session is gone';
    this.pill.hidden = session === undefined;
    const typing = this.mayType();
    this.screen.enable(typing);
    this.send.disabled = !typing;
    this.paintBanner(session);
  }

  private paintHead(session: Session): void {
    this.name.textContent = nameOf(session);
    this.pill.replaceChildren(dot(session), `${wordOf(session)} · ${span(Date.now() - sinceOf(session))}`);
    this.pill.className = `pill pill-${groupOf(session)}`;
    this.takeSize.textContent = this.mine ? 'Give size back' : 'Take size';
    this.stopIt.hidden = session.state === 'ended';
    this.sizeLine.textContent = `${session.cols} × ${session.rows}${this.mine ? ' · this page' : this.owner === null ? '' : ` · ${this.owner}`}`;
  }

  private paintBanner(session: Session | undefined): void {
    let text = this.over;
    if (text === '' && this.connection !== 'open') text = 'Disconnected. Connecting again… What you type is not sent.';
    else if (text === '' && session?.state === 'ended') text = `This session ended (${wordOf(session)}).`;
    this.banner.textContent = text;
  }
}
