import { button, h } from './dom';
import type { Session } from './protocol';
import { dotOf, folderOf, type Group, GROUP_TITLES, groupOf, GROUPS, inOrder, KINDS, lineOf, nameOf, sinceOf, span, wordOf } from './words';

export interface ListActions {
  open(id: string): void;
  stop(id: string): void;
}

/** All sessions of the link, grouped by what they need. Cards are changed, not made anew: a press and its release meet the same one. */
export class SessionList {
  readonly element = h('div', { class: 'groups' });
  private readonly none = h('p', { class: 'empty' }, 'No session runs.');
  private readonly groups = new Map<Group, GroupView>();
  private readonly cards = new Map<string, Card>();

  constructor(
    private readonly drives: boolean,
    private readonly actions: ListActions,
  ) {
    for (const group of GROUPS) this.groups.set(group, new GroupView(group));
    this.element.append(this.none, ...[...this.groups.values()].map((view) => view.element));
  }

  show(sessions: readonly Session[], current: string | undefined): void {
    this.none.hidden = sessions.length > 0;
    const ordered = inOrder(sessions);
    const cards = new Map(ordered.map((session) => [session.id, this.card(session, session.id === current)]));
    for (const [group, view] of this.groups) {
      view.show(ordered.filter((session) => groupOf(session) === group).flatMap((session) => cards.get(session.id)?.element ?? []));
    }
    for (const id of this.cards.keys()) if (!cards.has(id)) this.cards.delete(id);
  }

  private card(session: Session, current: boolean): Card {
    const card = this.cards.get(session.id) ?? new Card(session, this.actions);
    this.cards.set(session.id, card);
    card.show(session, current, this.drives);
    return card;
  }
}

class GroupView {
  readonly element: HTMLElement;
  private readonly count = h('span', { class: 'count' });
  private readonly members = h('ul');

  constructor(group: Group) {
    const title = h('h2', {}, GROUP_TITLES[group], this.count);
    this.element = h('section', { 'aria-label': GROUP_TITLES[group], hidden: true }, title, this.members);
  }

  show(cards: HTMLElement[]): void {
    this.element.hidden = cards.length === 0;
    this.count.textContent = String(cards.length);
    const same = cards.length === this.members.children.length && cards.every((card, index) => this.members.children[index] === card);
    if (same) return;
    const focused = document.activeElement;
    this.members.replaceChildren(...cards);
    if (focused instanceof HTMLElement && this.members.contains(focused)) focused.focus();
  }
}

class Card {
  readonly element: HTMLElement;
  private readonly open: HTMLButtonElement;
  private readonly stop: HTMLButtonElement;
  private readonly name = h('span', { class: 'name' });
  private readonly age = h('span', { class: 'age' });
  private readonly dot = h('span', { 'aria-hidden': 'true' });
  private readonly words = h('span');
  private readonly folder = h('span', { class: 'folder' });

  constructor(session: Session, actions: ListActions) {
    this.open = button('', () => actions.open(session.id), { class: 'open' });
    this.open.append(badge(session.kind), this.name, this.age, h('span', { class: 'line' }, this.dot, this.words), this.folder);
    this.stop = button('×', () => actions.stop(session.id), { class: 'stop' });
    this.element = h('li', { class: 'card' }, this.open, this.stop);
  }

  show(session: Session, current: boolean, drives: boolean): void {
    const name = nameOf(session);
    const age = span(Date.now() - sinceOf(session));
    this.element.classList.toggle('current', current);
    this.open.setAttribute('aria-current', String(current));
    this.open.setAttribute('aria-label', `${name}, ${wordOf(session)}, ${age}`);
    this.name.textContent = name;
    this.age.textContent = age;
    this.dot.className = `dot dot-${dotOf(session)}`;
    this.words.textContent = lineOf(session);
    this.folder.textContent = folderOf(session);
    this.stop.setAttribute('aria-label', `Stop ${name}`);
    this.stop.hidden = !drives || session.state !== 'live';
  }
}

/** A kind's letter in its colour. */
export const badge = (kind: string): HTMLElement =>
  h('span', { class: `badge kind-${kind}`, title: KINDS[kind]?.title ?? kind, 'aria-hidden': 'true' }, KINDS[kind]?.letter ?? '?');

/** The state's dot: a shape and a colour, always beside its word. */
export const dot = (session: Session): HTMLElement => h('span', { class: `dot dot-${dotOf(session)}`, 'aria-hidden': 'true' });
