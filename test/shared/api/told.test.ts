import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  contract,
  figuresFilter,
  FIRST_SETTINGS,
  gameFilter,
  hasEnded,
  historyFilter,
  isBackgroundWork,
  isCardGameBggId,
  isSetting,
  lastingDraft,
  PART_BYTES,
  patienceOf,
  troubleIn,
} from '../../../src/shared/api.ts';
import * as shapes from '../../../src/shared/api/shapes.ts';
import { isObject } from '../../../src/shared/core/shape.ts';
import { EDITION_IDS } from '../../../src/shared/record/index.ts';
import { OTHER_BGG_IDS } from '../../../src/shared/interchange/bgg-games.ts';
import { page, told } from '../../telling.ts';
import { SEVEN, SHORT } from '../../app/made-boxes.ts';

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (isObject(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Those that are told once, under their names. */
const NAMED = new Map<unknown, string>(
  Object.entries({ ...shapes, gameFilter, historyFilter, figuresFilter }).map(([called, it]) => [it, called]),
);

/** What a value may be. */
function shape(schema: unknown): string {
  return isObject(schema) ? (NAMED.get(schema) ?? whole(schema)) : String(schema);
}

function whole(schema: unknown): string {
  const { type, pipe, entries, options, item, wrapped, key, value, ...more } = fields(schema);
  const [, ...then] = list(pipe);
  const inside = [item, wrapped, key, value, ...list(options)].filter((part) => part !== undefined);
  const named = Object.entries(fields(entries)).map(([field, part]) => `${field}: ${shape(part)}`);
  const by = ['literal', 'default', 'check', 'requirement', 'operation'].map((what) => more[what]);
  const told = by
    .filter((what) => what !== undefined)
    .map((what) => Reflect.get(Object(what), 'name') ?? what);
  const all = [...inside.map(shape), ...named, ...told.map(String)].join(', ');
  return [`${String(type)}${all === '' ? '' : `(${all})`}`, ...then.map(whole)].join(' ');
}

/** Every call under its name: what it is given, and what it may be refused with. */
function calls(way: string, part: unknown): readonly string[] {
  const { inputSchema, errorMap } = fields(fields(part)['~orpc']);
  if (errorMap === undefined)
    return Object.entries(fields(part)).flatMap(([each, inner]) => calls(`${way}.${each}`, inner));
  const refusals = Object.keys(fields(errorMap));
  const refused = refusals.length === 0 ? '' : ` — ${refusals.join(', ')}`;
  return [`${way.slice(1)}${inputSchema === undefined ? '' : ` ${shape(inputSchema)}`}${refused}`];
}

const KINDS = [
  ...(['value', 'sync', 'rebuild', 'look-through', 'import', 'backup', 'copy', 'check'] as const),
  ...(['restore', 'migrate', 'find-backup', 'repair'] as const),
];
const STATES = [
  ...([{ kind: 'waiting' }, { kind: 'running', done: 1, of: 1 }, { kind: 'done', result: null }] as const),
  ...([{ kind: 'cancelled' }, { kind: 'failed', trouble: null, message: '' }] as const),
];
const LASTING = { overview: true, mending: { at: 3 }, owed: 0, forecast: true, settling: [] };
const DAYS = ['2026-02-28', '2026-02-29', '2024-02-29', '2026-12-31', '2026-13-01', '2026-1-31', '31.1.2026'];
const MOMENTS = ['2026-01-31T23:59:59.999Z', '2026-01-31T23:59+02:00', '2026-01-31T24:01', ''];
const NAMES = ['  Ada  Lovelace ', '', ' ', 'Zoë\n', 'a'.repeat(201)];
const EDITIONS = ['modern-art-1994', 'modern-art-1995', SEVEN, { ...SHORT, limit: 1 }, {}, null];
const SETTINGS = [
  ...['dark', 'pink', null].map((theme) => ['theme', theme] as const),
  ...[null, 'it', 'de'].map((language) => ['language', language] as const),
  ...[0, 1, 1.01].map((volume) => ['soundVolume', volume] as const),
  ...['toString', 'of another version'].map((setting) => [setting, 7] as const),
];
const BGG_IDS = [1, 0, 9_999_999, 10_000_000, 1.5, '118', OTHER_BGG_IDS[0]];

/** What becomes of each of these; of what isn't taken, why. */
const taken = (schema: v.GenericSchema, values: readonly unknown[]) =>
  values.map((value) => {
    const read = v.safeParse(schema, value);
    const brief = isObject(value) ? [value['title']] : String(value).slice(0, 30);
    return [brief, read.success ? [read.output] : read.issues[0].message.replace(/:? .*/, '')];
  });

test('what every call may be given, and what follows from the shapes', async () => {
  const { anyEdition, date, day, name } = shapes;
  const facts = {
    'at first': FIRST_SETTINGS,
    background: KINDS.filter(isBackgroundWork),
    patience: KINDS.map(patienceOf),
    ended: STATES.filter(hasEnded).map(({ kind }) => kind),
    'of drafts lasts': lastingDraft(LASTING),
    'of others': [{ overview: 1 }, {}, null, [], 'owed'].map(lastingDraft),
    'in errors': [{ trouble: 'gone' }, { trouble: 'lost' }, {}, null, 'gone'].map(troubleIn),
    days: taken(day, DAYS),
    dates: taken(date, MOMENTS),
    names: taken(name, NAMES),
    editions: taken(anyEdition, EDITIONS),
    numbers: BGG_IDS.map((id) => [id, isCardGameBggId(id)]),
    settings: SETTINGS.map(([setting, value]) => [setting, value, isSetting(setting, value)]),
    part: PART_BYTES,
  };
  const named = [...NAMED].filter(([it]) => isObject(it)).map(([it, called]) => `${called}: ${whole(it)}`);
  const lines = [
    ...named,
    ...calls('', contract),
    ...Object.entries(facts).flatMap(([way, fact]) => told(way, fact)),
  ];
  const text = page(lines).replaceAll(EDITION_IDS.join(', '), 'every edition');
  await expect(text).toMatchFileSnapshot('told/contract.txt');
});
