/** The keys that a phone's keyboard lacks, as bytes (xterm's ctlseqs). */

export type Arrow = 'A' | 'B' | 'C' | 'D';

export const arrow = (direction: Arrow, application: boolean): string => `\x1b${application ? 'O' : '['}${direction}`;

/** Ctrl and Alt that stay down for one key. */
export class StickyModifiers {
  ctrl = false;
  alt = false;

  constructor(private readonly changed: () => void) {}

  toggle(which: 'ctrl' | 'alt'): void {
    this[which] = !this[which];
    this.changed();
  }

  /** What is sent for `text` with what is held down; lets go of it. More than one character is a paste: it stays as it is. */
  apply(text: string): string {
    if (!this.ctrl && !this.alt) return text;
    const { ctrl, alt } = this;
    this.ctrl = false;
    this.alt = false;
    this.changed();
    const arrows = /^\x1b[[O]([ABCD])$/.exec(text);
    if (arrows) return `\x1b[1;${1 + (alt ? 2 : 0) + (ctrl ? 4 : 0)}${arrows[1]}`;
    if ([...text].length !== 1) return text;
    return (alt ? '\x1b' : '') + (ctrl ? control(text) : text);
  }
}

function control(key: string): string {
  if (key === ' ') return '\0';
  if (key === '?') return '\x7f';
  const code = key.toUpperCase().charCodeAt(0);
  return code >= 0x40 && code <= 0x5f ? String.fromCharCode(code & 0x1f) : key;
}

/** A person's text as one paste: line ends as Enter, no control characters that could leave the brackets or start commands. */
export function pasted(text: string, bracketed: boolean): string {
  const clean = text.replace(/\r\n?|\n/g, '\r').replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g, '');
  return bracketed ? `\x1b[200~${clean}\x1b[201~` : clean;
}
