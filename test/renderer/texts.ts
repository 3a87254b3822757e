/** The texts of these parts, as they are read, with what is on and what is off. */
export const textsIn = (within: ParentNode, parts: string): string[] =>
  Array.from(within.querySelectorAll(parts), (part) => {
    const isOn = part.matches('[aria-pressed=true], [aria-current], [aria-invalid=true], :has(> :checked)');
    const state = `${isOn ? ' (on)' : ''}${part.matches(':disabled') ? ' (off)' : ''}`;
    return part.textContent.replaceAll(/\s+/g, ' ').trim() + state;
  });

/** The same, as many on a line as can be read. */
export const linesIn = (within: ParentNode, parts: string): string =>
  `${textsIn(within, parts)
    .join(' / ')
    .replaceAll(/(.{140}.*?) \/ /g, '$1\n')}\n`;

const LINES =
  'h1, h2, h3, h4, p, div, section, li, tr, summary, legend, label, dt, dd, caption, figcaption, svg';

/** All that is seen or said of a page, line by line: fields and boxes with what is in them, and where links lead. */
export function pageIn(node: Node): string[] {
  const text = saidOf(node)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll('\u00a0', ' ');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function saidOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.matches('style, script') || (!node.checkVisibility() && hasBox(node))) return '';
  const own = saidInside(node);
  const label = node.getAttribute('aria-label');
  const states = [
    ...(label === null || label === own.trim() ? [] : [`“${label}”`]),
    ...(node.matches('[aria-pressed=true], [aria-current], [aria-invalid=true]') ? ['(on)'] : []),
    ...(node.matches(':disabled') ? ['(off)'] : []),
    ...(node instanceof HTMLAnchorElement ? [`→ ${node.getAttribute('href')}`] : []),
  ];
  const said = [own.trimEnd(), ...states].join(' ');
  if (node.matches(LINES)) return `\n${said}\n`;
  if (node.matches('td, th')) return `${said} | `;
  return node.matches('button, a, input, select, textarea')
    ? ` [${said.trim()}] `
    : states.length > 0
      ? said
      : own;
}

const hasBox = (element: Element): boolean => getComputedStyle(element).display !== 'contents';

function saidInside(node: Element): string {
  if (node instanceof HTMLSelectElement) return node.selectedOptions[0]?.text ?? '';
  if (node instanceof HTMLInputElement)
    return ['checkbox', 'radio'].includes(node.type) ? (node.checked ? 'x' : '') : node.value;
  if (node instanceof HTMLTextAreaElement) return node.value;
  return node instanceof SVGElement ? '' : Array.from(node.childNodes, saidOf).join('');
}

function called(name: string): Element {
  const within = document.querySelector('dialog:modal') ?? document;
  const all = [
    ...within.querySelectorAll('button, a, summary, label, input, select, textarea, [role=option]'),
  ];
  const shown = all.filter((part) => part.checkVisibility());
  const names = shown.map((part) => part.ariaLabel ?? part.textContent.replaceAll(/\s+/g, ' ').trim());
  const found = shown[names.indexOf(name)] ?? shown[names.findIndex((one) => one.startsWith(name))];
  if (found === undefined) throw new Error(`nothing is called ${name} among ${names.join(', ')}`);
  return found;
}

/** Presses what is called so, or chooses or writes what a field is to have. */
export function act(step: string): void {
  const [name = '', value] = step.split(' = ');
  const part = called(name);
  const field = part instanceof HTMLLabelElement ? (part.control ?? part) : part;
  if (value === undefined) {
    if (part instanceof HTMLElement) part.click();
  } else if (field instanceof HTMLSelectElement)
    field.selectedIndex = [...field.options].findIndex(({ text }) => text.startsWith(value));
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  if (value !== undefined)
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
