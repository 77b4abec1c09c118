type Attributes = Record<string, string | boolean | undefined>;

/** An element with its attributes and children. Texts are texts: nothing that a program says becomes markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** A button that does something. */
export function button(label: string, action: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = h('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', action);
  return made;
}
