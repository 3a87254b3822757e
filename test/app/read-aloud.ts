import type { Locator } from 'playwright-core';

/** The bays of the wall, which nearly every state shows. */
const BAY = /^( *)- article [^\n]*\n(?:\1 [^\n]*\n)*/gm;

/** What a screen reader is given of a part of the page; each bay takes one line, since what differs is elsewhere. */
export async function readAloud(part: Locator): Promise<string> {
  const given = `${await part.ariaSnapshot()}\n`;
  return given.replace(BAY, (bay, indent: string) => {
    const [article = '', ...inside] = bay.trim().split('\n');
    return `${indent}${article} ${inside.map((line) => line.trim().replace(/^- /, '')).join(', ')}\n`;
  });
}
