import { button, h } from './dom';
import type { Answer } from './protocol';

export interface Question {
  hash: string;
  text: string[];
  answers: Answer[];
}

const FRAME = /[│┃╭╮╰╯┌┐└┘─━═]/g;
const SHOWN_ROWS = 4;

/** What a blocked agent asks, in the rows above its answers, without frames and empty rows. */
export function asked(question: Question): string[] {
  const rows = question.text.map((row) => row.replace(FRAME, ' ').trim()).filter((row) => row !== '');
  const labels = new Set(question.answers.map((answer) => answer.label));
  const words = rows.filter((row) => ![...labels].some((label) => row.endsWith(label) && /^\W*\d/.test(row)));
  return words.slice(-SHOWN_ROWS);
}

/** The question of a blocked agent with a button for each answer. A button carries the hash of what was asked. */
export class QuestionCard {
  readonly element = h('section', { class: 'question', 'aria-label': 'The agent asks', 'aria-live': 'polite', hidden: true });

  constructor(
    private readonly drives: boolean,
    private readonly answer: (hash: string, key: string) => void,
  ) {}

  /** @param message what the agent says it asks, in its own words; may be empty */
  show(question: Question | undefined, message: string): void {
    this.element.hidden = question === undefined || question.answers.length === 0;
    if (question === undefined) {
      this.element.replaceChildren();
      return;
    }
    const choices = question.answers.map(({ key, label }, index) =>
      button(label, () => this.answer(question.hash, key), { class: index === 0 ? 'primary' : undefined, disabled: !this.drives }),
    );
    this.element.replaceChildren(
      ...(message === '' ? asked(question) : [message]).map((row) => h('p', {}, row)),
      h('div', { class: choices.length > 3 || question.answers.some((it) => it.label.length > 16) ? 'buttons column' : 'buttons' }, ...choices),
    );
  }
}
