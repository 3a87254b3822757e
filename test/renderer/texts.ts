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
