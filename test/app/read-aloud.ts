import type { Locator } from 'playwright-core';

/** The wall's bays, which nearly every state includes. */
const BAY = /^( *)- article [^\n]*\n(?:\1 [^\n]*\n)*/gm;

/**
 * The accessibility tree of a part of the page, with each bay reduced to one line, because the differences
 * are elsewhere.
 */
export async function readAloud(part: Locator): Promise<string> {
  const given = `${await part.ariaSnapshot()}\n`;
  return given.replace(BAY, (bay, indent: string) => {
    const [article = '', ...inside] = bay.trim().split('\n');
    return `${indent}${article} ${inside.map((line) => line.trim().replace(/^- /, '')).join(', ')}\n`;
  });
}
