import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseCss, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

const renderer = join(import.meta.dirname, '../src/renderer');

type Nodes = AST.CSS.StyleSheetBase['children'];

interface Rule {
  readonly selector: string;
  readonly declarations: readonly string[];
}

/** Rules that apply to every screen; those for phones or print are up to each component. */
function rulesIn(source: string, nodes: Nodes): readonly Rule[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Rule') return [];
    const declarations = node.block.children.flatMap((child) =>
      child.type === 'Declaration' ? [`${child.property}: ${child.value}`] : [],
    );
    return [{ selector: source.slice(node.prelude.start, node.prelude.end), declarations }];
  });
}

function rulesOfComponent(file: string): readonly Rule[] {
  const source = readFileSync(join(renderer, file), 'utf8');
  return rulesIn(source, parse(source, { modern: true }).css?.children ?? []);
}

function rulesOfStylesheet(file: string): readonly Rule[] {
  const source = readFileSync(join(renderer, file), 'utf8');
  return rulesIn(source, parseCss(source).children);
}

const offered = new Set(rulesOfStylesheet('ui/layout.css').flatMap(({ declarations }) => declarations));

/** What the classes of the theme look like, by name. */
const looks = new Map(
  rulesOfStylesheet('theme.css')
    .filter(({ selector, declarations }) => /^\.[a-z-]+$/.test(selector) && declarations.length > 1)
    .map(({ selector, declarations }) => [declarations.toSorted().join('; '), selector]),
);

const components = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svelte'),
);

/** Whether a rule arranges an element in its normal state: no class may display a closed dialog. */
function arranges({ selector, declarations }: Rule): boolean {
  return (
    !selector.includes('[') &&
    declarations.length > 1 &&
    declarations.some((declaration) => declaration.startsWith('display: '))
  );
}

test('no component repeats rules of the layout classes', () => {
  const repeated = components.flatMap((file) =>
    rulesOfComponent(file)
      .filter(arranges)
      .filter(({ declarations }) => declarations.every((declaration) => offered.has(declaration)))
      .map(({ selector }) => `${file}: ${selector}`),
  );
  expect(repeated, 'give these elements classes of ui/layout.css instead, such as "stack gap-3"').toEqual([]);
});

test('no component repeats the look of a class of the theme', () => {
  const repeated = components.flatMap((file) =>
    rulesOfComponent(file).flatMap(({ selector, declarations }) => {
      const look = looks.get(declarations.toSorted().join('; '));
      return look === undefined || selector.includes(' ') ? [] : `${file}: ${selector} looks like ${look}`;
    }),
  );
  expect(repeated, 'give these elements the class of theme.css instead').toEqual([]);
});
