import type Axe from 'axe-core';
import source from 'axe-core/axe.min.js?raw';
import { expect, onTestFinished } from 'vitest';

declare const axe: typeof Axe;
const checker = loaded();

/** Loads axe once for all files, without leaving its global name behind. */
function loaded(): typeof Axe {
  new Function(source)();
  const found = axe;
  Reflect.deleteProperty(globalThis, 'axe');
  return found;
}

/** A component isn't a page: what is around it decides these. */
const OF_PAGES = ['region', 'heading-order'];

/** axe finds no problems in a component, in light or dark. */
export async function expectAccessible({ container }: { readonly container: HTMLElement }): Promise<void> {
  const { dataset } = document.documentElement;
  onTestFinished(() => {
    delete dataset['theme'];
  });
  const findings: string[] = [];
  for (const theme of ['light', 'dark']) {
    dataset['theme'] = theme;
    const { violations } = await checker.run(container, {
      resultTypes: ['violations'],
      // Rules about colours need both; everything else is the same in dark.
      ...(theme === 'dark'
        ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
        : { rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])) }),
    });
    findings.push(
      ...violations.map(({ help, nodes }) => `${theme}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
    );
  }
  expect(findings, 'what axe finds').toEqual([]);
}
