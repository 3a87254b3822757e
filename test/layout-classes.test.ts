import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseCss } from 'svelte/compiler';
import { expect, test } from 'vitest';

const renderer = join(import.meta.dirname, '../src/renderer');

/** Rules that apply to every screen; those for phones or print are up to each component. */
function rulesIn(file: string) {
  const source = readFileSync(join(renderer, file), 'utf8');
  const sheet = file.endsWith('.css') ? parseCss(source) : parse(source, { modern: true }).css;
  return (sheet?.children ?? []).flatMap((node) => {
    if (node.type !== 'Rule') return [];
    const declarations = node.block.children.flatMap((child) =>
      child.type === 'Declaration' ? [`${child.property}: ${child.value}`] : [],
    );
    const selector = source.slice(node.prelude.start, node.prelude.end);
    return [{ selector, declarations, look: declarations.toSorted().join('; '), at: `${file}: ${selector}` }];
  });
}

const offered = new Set(rulesIn('ui/layout.css').flatMap(({ declarations }) => declarations));

/** What the classes of the theme look like, by name. */
const looks = new Map(
  rulesIn('theme.css')
    .filter(({ selector, declarations }) => /^\.[a-z-]+$/.test(selector) && declarations.length > 1)
    .map(({ selector, look }) => [look, selector]),
);

const rules = globSync('**/*.svelte', { cwd: renderer }).flatMap(rulesIn);

test('no component repeats rules of the layout classes', () => {
  // In an element's normal state: no class may display a closed dialog.
  const arranging = rules.filter(
    ({ selector, declarations }) =>
      !selector.includes('[') &&
      declarations.length > 1 &&
      declarations.some((declaration) => declaration.startsWith('display: ')),
  );
  const repeated = arranging.filter(({ declarations }) => declarations.every((one) => offered.has(one)));
  expect(
    repeated.map(({ at }) => at),
    'give these elements classes of ui/layout.css instead, such as "stack gap-3"',
  ).toEqual([]);
});

test('no component repeats the look of a class of the theme', () => {
  const repeated = rules.filter(({ selector, look }) => !selector.includes(' ') && looks.has(look));
  expect(
    repeated.map(({ at, look }) => `${at} looks like ${looks.get(look)}`),
    'give these elements the class of theme.css instead',
  ).toEqual([]);
});
