import type Axe from 'axe-core';
import source from 'axe-core/axe.min.js?raw';
import { expect, onTestFinished } from 'vitest';
import { ABOUT_COLOURS, OF_PARTS } from '../axe.ts';

declare const axe: typeof Axe;
const checker = loaded();

/** Loads axe once for all files, without leaving its global name behind. */
function loaded(): typeof Axe {
  new Function(source)();
  const found = axe;
  Reflect.deleteProperty(globalThis, 'axe');
  return found;
}

interface Looked {
  readonly container: HTMLElement | HTMLElement[];
}

/** axe finds no problems in a component or in parts of it, in light or dark. */
export async function expectAccessible({ container }: Looked): Promise<void> {
  const { dataset } = document.documentElement;
  onTestFinished(() => {
    delete dataset['theme'];
  });
  const findings: string[] = [];
  for (const theme of ['light', 'dark']) {
    dataset['theme'] = theme;
    const { violations } = await checker.run(
      { include: container },
      {
        resultTypes: ['violations'],
        ...(theme === 'dark' ? ABOUT_COLOURS : OF_PARTS),
      },
    );
    findings.push(
      ...violations.map(({ help, nodes }) => `${theme}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
    );
  }
  expect(findings, 'what axe finds').toEqual([]);
}
