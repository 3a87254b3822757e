import { expect, onTestFinished, test } from 'vitest';
import { runningTitle } from '../../../../src/renderer/screens/print/running-title.ts';

test('a sheet sets the document title and its margins while it is shown', () => {
  const before = [document.title, document.adoptedStyleSheets.length];
  const leave = runningTitle('The year 2025');
  expect(document.title).toBe('The year 2025');
  expect(document.adoptedStyleSheets).toHaveLength(Number(before[1]) + 1);
  leave();
  expect([document.title, document.adoptedStyleSheets.length]).toEqual(before);
});

test.each(['"; } } body { display: none', 'a\\', 'one\ntwo', '“Zoë”', '</style>'])(
  'any name (%j) is only text there',
  (title) => {
    onTestFinished(runningTitle(title));
    const rules = [...(document.adoptedStyleSheets.at(-1)?.cssRules ?? [])];
    expect(rules.map((rule) => rule instanceof CSSPageRule)).toEqual([true, true]);
  },
);

test('a title with five long names fits one line', () => {
  onTestFinished(runningTitle('Maximiliane, '.repeat(20)));
  const [rule] = document.adoptedStyleSheets.at(-1)?.cssRules ?? [];
  expect(/content: "([^"]*)"/.exec(rule?.cssText ?? '')?.[1]).toMatch(/^Maximiliane, .{40,60}…$/);
});
