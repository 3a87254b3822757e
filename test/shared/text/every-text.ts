import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import type { Language } from '../../../src/shared/text/languages.ts';
import type { Noun } from '../../../src/shared/text/noun.ts';
import type { Terms } from '../../../src/shared/text/terms.ts';

// Every message of every language, said with every argument that makes a difference. Types tell which argument is a
// count, a name or one of a few, and English has the types of all languages.

/** A text as somebody reads it. The same message with the same choices has the same `given` in every language. */
export interface Said {
  /** “words.settle.next.starts” */
  readonly path: string;
  /** By argument, its position among what can be given. A count is its own position. */
  readonly given: readonly number[];
  /** Which of these are counts. */
  readonly counted: readonly boolean[];
  readonly text: string;
}

const COUNTS = [0, 1, 2] as const;

/** Names for people and things: no word of any language. */
const NAMES = ['Ψ', 'Ω'] as const;

/** By position, so that no message can say one for another. */
const OTHER_NAMES = [...'ΨΓΔΘΛΞΠΣΦ'];

type Vocabulary = Pick<Terms, 'auction' | 'gallery' | 'points'>;

/** What messages are told. */
interface Telling {
  /** The terms of all boxes, or others. */
  readonly vocabulary: Vocabulary;
  readonly counts: readonly number[];
  /** A name for each position. */
  readonly names: readonly string[];
}

const TEXTS = join(import.meta.dirname, '../../../src/shared/text');

/** What somebody searches for is not said. */
const CATALOGUES = readdirSync(TEXTS).filter(
  (file) => /^all-.*\.ts$/.test(file) && file !== 'all-everyday.ts',
);

const program = ts.createProgram(
  CATALOGUES.map((file) => join(TEXTS, file)),
  {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2024.d.ts'],
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
  },
);
const checker = program.getTypeChecker();

interface Catalogue {
  readonly name: string;
  readonly type: ts.Type;
  readonly words: Readonly<Record<string, unknown>>;
}

const catalogues: readonly Catalogue[] = (
  await Promise.all(
    CATALOGUES.map(async (file) => {
      const module: Readonly<Record<string, unknown>> = await import(join(TEXTS, file));
      return Object.entries(module).map(([name, words]) => {
        const source = program.getSourceFile(join(TEXTS, file));
        const symbol = source && checker.getSymbolAtLocation(source);
        const exported = symbol && checker.getExportsOfModule(symbol).find((each) => each.name === name);
        const type = exported && propertyOf(checker.getTypeOfSymbol(exported), 'en');
        if (type === undefined || !isObject(words)) throw new Error(`${file} has no English ${name}`);
        return { name: `${file.slice('all-'.length, -'.ts'.length)}.${name}`, type, words };
      });
    }),
  )
).flat();

function propertyOf(type: ts.Type, key: string): ts.Type | undefined {
  const there = checker.getNonNullableType(type);
  const property = checker.getPropertyOfType(there, key);
  if (property !== undefined) return checker.getTypeOfSymbol(property);
  return checker.getIndexInfosOfType(there)[0]?.type;
}

/** All texts of a language. */
export function* everyText(language: Language, told: Partial<Telling> = {}): Generator<Said> {
  const telling = { vocabulary: WORDS[language].terms, counts: COUNTS, names: OTHER_NAMES, ...told };
  for (const { name, type, words } of catalogues) yield* saidBy(words[language], type, name, telling);
}

function* saidBy(words: unknown, type: ts.Type, path: string, telling: Telling): Generator<Said> {
  if (typeof words === 'string') yield { path, given: [], counted: [], text: words };
  else if (isMessage(words)) yield* saidWith(words, type, path, telling);
  else if (isObject(words))
    for (const [key, inner] of Object.entries(words)) {
      const innerType = propertyOf(type, key);
      if (innerType === undefined) throw new Error(`${path}.${key} has no type`);
      yield* saidBy(inner, innerType, `${path}.${key}`, telling);
    }
}

type Message = (...given: readonly unknown[]) => unknown;

function* saidWith(message: Message, type: ts.Type, path: string, telling: Telling): Generator<Said> {
  const signature = partsOf(type).flatMap((part) => part.getCallSignatures())[0];
  if (signature === undefined) throw new Error(`${path} is called, but its type can’t be`);
  const parameters = signature.parameters.map((parameter) => ({
    name: parameter.name,
    ...valuesOf(checker.getTypeOfSymbol(parameter), telling),
  }));
  // The keys that it asks a detail for are arguments, too.
  const asked = new Set<string>();
  const combined = () =>
    combinations([...parameters.map(({ values }) => values), ...[...asked].map(() => telling.counts)]);
  const call = (given: readonly number[]) =>
    message(
      ...argumentsOf(parameters, given, detail(asked, given.slice(parameters.length), telling), telling),
    );
  for (let known = -1; known < asked.size;) {
    known = asked.size;
    for (const given of combined()) {
      call(given);
      if (asked.size > known) break;
    }
  }
  const counted = [...parameters.map(({ counts }) => counts), ...[...asked].map(() => true)];
  for (const given of combined())
    for (const text of textsIn(call(given))) yield { path, given, counted, text };
}

interface Parameter {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly counts: boolean;
}

/** Stands for the details of a problem or prompt. */
const DETAIL = Symbol('detail');

function argumentsOf(
  parameters: readonly Parameter[],
  given: readonly number[],
  details: unknown,
  { counts, names }: Telling,
): unknown[] {
  return parameters.map(({ name, values }, at) => {
    const value = values[given[at] ?? 0];
    if (value === DETAIL) return details;
    if (value !== NAMES[0]) return value;
    if (name === 'language') return 'fr';
    // A count is often given twice, as a number and as it is written.
    const before = parameters.findLastIndex((each, index) => each.counts && index < at);
    const count = given[before < 0 ? parameters.findIndex((each) => each.counts) : before];
    return name === 'number' && count !== undefined ? String(counts[count] ?? count) : (names[at] ?? value);
  });
}

/** Answers whatever it is asked for. */
function detail(asked: Set<string>, given: readonly number[], { counts }: Telling): unknown {
  const numberOf = (key: string) => {
    asked.add(key);
    return counts[given[[...asked].toSorted().indexOf(key)] ?? 2];
  };
  return new Proxy(
    {},
    {
      get: (_, key) => (typeof key === 'string' ? numberOf(key) : undefined),
      ownKeys: () => ['1', '2'],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

function valuesOf(type: ts.Type, telling: Telling): Omit<Parameter, 'name'> {
  const parts = partsOf(type);
  // Counts come first, so that each is its own position.
  const ordered = [...parts.filter(isCount), ...parts.filter((part) => !isCount(part))];
  return { values: ordered.flatMap((part) => valuesOfPart(part, telling)), counts: parts.some(isCount) };
}

/** A count, or something with counts: a message may take all that it says as one thing. */
function isCount(type: ts.Type): boolean {
  if ((type.flags & ts.TypeFlags.Number) !== 0) return true;
  return isThing(type) && type.getProperties().some((each) => isCount(checker.getTypeOfSymbol(each)));
}

function isThing(type: ts.Type): boolean {
  if ((type.flags & ts.TypeFlags.Object) === 0 || checker.isArrayType(type)) return false;
  const isVocabulary = /^(?:AuctionTerms|GalleryTerms|Noun)$/.test(
    type.aliasSymbol?.name ?? type.symbol.name,
  );
  return !isVocabulary && checker.getIndexInfosOfType(type).length === 0;
}

function valuesOfPart(type: ts.Type, telling: Telling): readonly unknown[] {
  if (type.isLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
  if (type.flags & ts.TypeFlags.Number) return telling.counts;
  if (type.flags & ts.TypeFlags.String) return [NAMES[0]];
  if (type.flags & ts.TypeFlags.Null) return [null];
  if (type.flags & ts.TypeFlags.Undefined) return [undefined];
  if (checker.isArrayType(type)) return [[NAMES[0]], [...NAMES]];
  if (checker.getIndexInfosOfType(type).length > 0) return [DETAIL];
  const { auction, gallery, points } = telling.vocabulary;
  switch (type.aliasSymbol?.name ?? type.symbol.name) {
    case 'AuctionTerms':
      return Object.values(auction);
    case 'GalleryTerms':
      return Object.values(gallery).flatMap((box) =>
        Object.values(points).map((each) => ({ ...box, points: each })),
      );
    case 'Noun':
      return nounsOf(telling.vocabulary);
    default:
      return (isCount(type) ? telling.counts : [0]).map((_, nth) => objectOf(type, telling, nth));
  }
}

export function nounsOf({ auction, gallery, points }: Vocabulary): readonly Noun[] {
  return [
    ...Object.values(auction).map(({ tile }) => tile),
    ...Object.values(gallery).flatMap(({ card, influence }) => [card, influence]),
    ...Object.values(points),
  ];
}

/** How a message names what a game has: all counts the same, and everything else by a name of its own. */
function objectOf(type: ts.Type, telling: Telling, count: number): unknown {
  return Object.fromEntries(
    type.getProperties().map((property, nth) => {
      const inner = checker.getTypeOfSymbol(property);
      if (inner.getCallSignatures().length === 0)
        return [property.name, valuesOf(inner, telling).values[isCount(inner) ? count : 0]];
      const nameOf = (value: unknown) =>
        `${OTHER_NAMES[nth]}${typeof value === 'number' ? 'αβγδε'[value] : ''}`;
      return [property.name, property.name === 'count' ? String : nameOf];
    }),
  );
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** All of them up to a few hundred; of more, those with the same position everywhere and one that differs. */
const MOST = 300;

function* combinations(lists: readonly (readonly unknown[])[]): Generator<readonly number[]> {
  const all = lists.reduce((product, { length }) => product * length, 1);
  if (all <= MOST) {
    for (let nth = 0; nth < all; nth += 1) {
      let rest = nth;
      yield lists.map(({ length }) => {
        const at = rest % length;
        rest = Math.floor(rest / length);
        return at;
      });
    }
    return;
  }
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let same = 0; same < longest; same += 1) {
    for (let other = 0; other < longest; other += 1)
      for (const differing of lists.keys())
        yield lists.map(({ length }, at) => (at === differing ? other : same) % length);
  }
}

function textsIn(said: unknown): readonly string[] {
  if (typeof said === 'string') return [said];
  return isObject(said) ? Object.values(said).flatMap(textsIn) : [];
}

function isMessage(words: unknown): words is Message {
  return typeof words === 'function';
}

function isObject(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === 'object' && words !== null;
}
