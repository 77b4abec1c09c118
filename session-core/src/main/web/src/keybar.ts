import { h } from './dom';
import { arrow, StickyModifiers } from './keys';

export interface KeyBarActions {
  send(keys: string): void;
  applicationCursor(): boolean;
  paste(): void;
}

/** The keys that a phone's keyboard lacks. Pressing one leaves the focus, and so the keyboard, where it was. */
export class KeyBar {
  readonly element = h('div', { class: 'keys', role: 'toolbar', 'aria-label': 'Keys' });
  readonly sticky: StickyModifiers;

  constructor(actions: KeyBarActions) {
    const ctrl = key('Ctrl', () => this.sticky.toggle('ctrl'), 'Control, held for the next key');
    const alt = key('Alt', () => this.sticky.toggle('alt'), 'Alt, held for the next key');
    const paint = (): void => {
      ctrl.setAttribute('aria-pressed', String(this.sticky.ctrl));
      alt.setAttribute('aria-pressed', String(this.sticky.alt));
    };
    this.sticky = new StickyModifiers(paint);
    const send = (keys: string) => () => actions.send(this.sticky.apply(keys));
    const move = (direction: 'A' | 'B' | 'C' | 'D') => () =>
      actions.send(this.sticky.apply(arrow(direction, actions.applicationCursor())));
    this.element.append(
      key('Esc', send('\x1b'), 'Escape'),
      key('Tab', send('\t'), 'Tab'),
      ctrl,
      alt,
      key('←', move('D'), 'Left'),
      key('↑', move('A'), 'Up'),
      key('↓', move('B'), 'Down'),
      key('→', move('C'), 'Right'),
      key('^C', send('\x03'), 'Control C, interrupt'),
      key('⏎', send('\r'), 'Enter'),
      key('⇧Tab', send('\x1b[Z'), 'Shift Tab'),
      key('Paste', () => actions.paste(), 'Paste'),
      key('PgUp', send('\x1b[5~'), 'Page up'),
      key('PgDn', send('\x1b[6~'), 'Page down'),
    );
    paint();
  }
}

function key(label: string, action: () => void, name: string): HTMLButtonElement {
  const made = h('button', { type: 'button', 'aria-label': name }, label);
  made.addEventListener('pointerdown', (event) => event.preventDefault());
  made.addEventListener('click', action);
  return made;
}
