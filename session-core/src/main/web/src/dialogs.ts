import { button, h } from './dom';
import type { Link } from './link';
import type { Session } from './protocol';
import { KINDS } from './words';

/** Asks before something that cannot be taken back. */
export function confirmed(question: string, yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = h('dialog', { class: 'ask', 'aria-label': question });
    const close = (answer: boolean): void => {
      dialog.close();
      dialog.remove();
      resolve(answer);
    };
    dialog.append(
      h('p', {}, question),
      h('div', { class: 'buttons' }, button('Keep', () => close(false)), button(yes, () => close(true), { class: 'danger' })),
    );
    dialog.addEventListener('cancel', () => close(false));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** The terminal's text, to be selected with the means of the device. */
export function showText(text: string): void {
  const dialog = h('dialog', { class: 'text', 'aria-label': 'Text of the terminal' });
  const close = (): void => {
    dialog.close();
    dialog.remove();
  };
  const content = h('pre', { tabindex: '0' }, text);
  dialog.append(h('div', { class: 'buttons' }, button('Copy all', () => void copy(text)), button('Close', close)), content);
  dialog.addEventListener('cancel', close);
  document.body.append(dialog);
  dialog.showModal();
  content.scrollTop = content.scrollHeight;
}

/** Puts a text on the clipboard, also where the clipboard API is not to be had. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = h('textarea', { class: 'offscreen', 'aria-hidden': 'true' });
    area.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}

/** What to start and where: the kinds as the server offers them, a shut one with the reason. */
export class NewSession {
  private readonly dialog = h('dialog', { class: 'sheet', 'aria-label': 'New session' });

  constructor(
    private readonly link: Link,
    private readonly started: (session: Session) => void,
    private readonly size: () => { cols: number; rows: number },
  ) {
    document.body.append(this.dialog);
  }

  async show(folders: readonly string[]): Promise<void> {
    const { kinds, roots } = await this.link.kinds();
    const folder = h('input', { id: 'folder', name: 'folder', list: 'folders', autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false' });
    folder.value = folders[0] ?? roots[0] ?? '';
    const key = h('input', { id: 'api-key', type: 'password', autocomplete: 'off' });
    const tier = h('select', { id: 'tier' }, h('option', { value: 'fast' }, 'fast'), h('option', { value: 'smart' }, 'smart'));
    const keyRow = h('label', {}, 'API key', key);
    const tierRow = h('label', {}, 'Tier', tier);
    const problem = h('p', { class: 'problem', role: 'alert' });
    const start = h('button', { type: 'submit', class: 'primary' }, 'Start');
    const first = kinds.find((offer) => offer.available)?.kind;
    const choices = kinds.map((offer) => {
      const input = h('input', { type: 'radio', name: 'kind', value: offer.kind, disabled: !offer.available, checked: offer.kind === first });
      const title = h('span', { class: 'name' }, KINDS[offer.kind]?.title ?? offer.kind);
      return h('label', { class: offer.available ? 'kind' : 'kind shut' }, input, title, h('span', { class: 'why' }, offer.why ?? ''));
    });
    const form = h(
      'form',
      {},
      h('h2', {}, 'New session'),
      h('fieldset', {}, h('legend', {}, 'Kind'), ...choices),
      h('label', {}, 'Folder', folder),
      h('datalist', { id: 'folders' }, ...[...new Set([...folders, ...roots])].map((path) => h('option', { value: path }))),
      h('p', { class: 'hint' }, `Starts inside ${roots.join(', ')}`),
      tierRow,
      keyRow,
      problem,
      h('div', { class: 'buttons' }, button('Cancel', () => this.dialog.close()), start),
    );
    const chosen = (): string => form.querySelector<HTMLInputElement>('input[name=kind]:checked')?.value ?? '';
    const changed = (): void => {
      tierRow.hidden = chosen() !== 'eliza-code';
      keyRow.hidden = !(kinds.find((offer) => offer.kind === chosen())?.needsApiKey ?? false);
      start.disabled = chosen() === '';
    };
    form.addEventListener('change', changed);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const wish: Record<string, string | number> = { kind: chosen(), ...this.size() };
      if (folder.value.trim() !== '') wish['cwd'] = folder.value.trim();
      if (!tierRow.hidden) wish['tier'] = tier.value;
      if (!keyRow.hidden && key.value !== '') wish['apiKey'] = key.value;
      start.disabled = true;
      this.link.start(wish).then(
        (session) => {
          this.dialog.close();
          this.started(session);
        },
        (refusal: unknown) => {
          problem.textContent = refusal instanceof Error ? refusal.message : String(refusal);
          start.disabled = false;
        },
      );
    });
    changed();
    this.dialog.replaceChildren(form);
    this.dialog.showModal();
  }
}
