import { INKS, type Ink } from '../../../shared/core/box.ts';
import {
  BOX_FORMAT,
  BOX_VERSION,
  editionOf,
  readBox,
  type Box,
  type EditionId,
  type FamilyName,
  type JsonObject,
} from '../../../shared/record/index.ts';

/**
 * A box as it is typed: the text of every field by its place in the document, so that a mistake is shown where the
 * document is wrong.
 */
export interface Draft {
  readonly basedOn: EditionId;
  readonly values: Values;
  readonly artists: readonly DraftArtist[];
  /** The box that is being changed, with everything the form doesn't show; `null` for a new one. */
  readonly before: Box | null;
}

export type Values = Readonly<Record<string, string>>;

export interface DraftArtist {
  /** Stays with the artist when the order changes. */
  readonly key: number;
  /** `null` for one that was renamed before it was ever saved: it gets an id from its name. */
  readonly id: string | null;
  readonly name: string;
  readonly cards: string;
  readonly ink: Ink;
}

const UNTITLED = '?';

/** A new box with everything from its base, still without a title. */
export function newDraft(basedOn: EditionId, title = ''): Draft {
  const box = fullBox({ basedOn });
  const draft = draftOf(box);
  return { ...draft, before: null, values: { ...draft.values, title } };
}

function fullBox(fields: JsonObject): Box {
  const read = readBox({
    format: BOX_FORMAT,
    version: BOX_VERSION,
    id: UNTITLED,
    title: UNTITLED,
    ...fields,
  });
  if (!read.ok) throw new Error(`${read.error.place}: ${read.error.code}`);
  return read.value;
}

/** The fields of a built-in box, to show next to those of one made from it. */
export function baseValues(basedOn: EditionId): Draft {
  return draftOf(fullBox({ basedOn, title: editionOf(basedOn).edition.title }));
}

export function draftOf(box: Box): Draft {
  const known = editionOf(box);
  const { title, rounds, deal, artists, bgg } = known.edition;
  const common = {
    title,
    bgg: String(bgg.number ?? ''),
    rounds: String(rounds),
    ...listed(Object.entries(deal).map(([players, hands]) => [`deal.${players}`, hands])),
  };
  return {
    basedOn: box.basedOn,
    before: box,
    values: { ...common, ...ownValues(known) },
    artists: artists.map(({ id, name, cards, ink }, key) => ({
      key,
      id,
      name,
      cards: String(cards),
      ink: ink ?? INKS[key] ?? INKS[0],
    })),
  };
}

function ownValues(known: ReturnType<typeof editionOf>): Values {
  switch (known.family) {
    case 'auction': {
      const { limit, startingCash, tiles, mystery, splitDouble, money } = known.edition;
      return {
        limit: String(limit),
        startingCash: String(startingCash),
        ...listed([
          ['tiles', tiles],
          ['mystery.deal', mystery?.deal ?? []],
        ]),
        mystery: mystery === null ? '' : 'yes',
        splitDouble,
        'money.before': money.before,
        'money.after': money.after,
        'money.times': String(money.times),
        'money.tokens': money.tokens?.join(', ') ?? '',
      };
    }
    case 'gallery': {
      const { limits, valueTokens, awards, extraCards, nextStarter } = known.edition;
      return {
        ...Object.fromEntries(
          Object.entries(limits).map(([players, limit]) => [`limit.${players}`, String(limit)]),
        ),
        ...listed([['valueTokens', valueTokens]]),
        'awards.count': String(awards.tokens),
        'awards.value': String(awards.value),
        extras: extraCards === 'every-artist-displayed' ? 'displayed' : 'displayed-and-leading',
        starter: nextStarter === 'left-of-finisher' ? 'left-of-ender' : 'left-of-first',
      };
    }
  }
}

function listed(lists: readonly (readonly [place: string, numbers: readonly number[]])[]): Values {
  return Object.fromEntries(
    lists.flatMap(([place, numbers]) =>
      numbers.map((number, at) => [`${place}[${at}]`, String(number)] as const),
    ),
  );
}

export function familyOfDraft({ basedOn }: Draft): FamilyName {
  return editionOf(basedOn).family;
}

/** The numbers of players of a draft. */
export function playersOfDraft({ basedOn }: Draft): readonly number[] {
  const { least, most } = editionOf(basedOn).edition.players;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

const MOST_ROUNDS = 6;

/** How many rounds can be shown: a number that is still wrong leaves the columns as they are. */
export function roundsOf({ values }: Draft): number {
  const rounds = Number(values['rounds']);
  return Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : 4;
}

/** A draft as a document; what isn't a number stays text, which reading it rejects in its place. */
export function documentOf(draft: Draft): JsonObject {
  const { basedOn, values, before } = draft;
  const text = (place: string) => values[place] ?? '';
  const number = (place: string): number | string => numberIn(text(place));
  const list = (place: string, length: number) =>
    Array.from({ length }, (_, at) => numberIn(values[`${place}[${at}]`] ?? '0'));
  const rounds = roundsOf(draft);
  const common = {
    ...before,
    format: BOX_FORMAT,
    version: BOX_VERSION,
    basedOn,
    title: text('title').trim(),
    bgg: text('bgg').trim() === '' ? null : number('bgg'),
    artists: artistsIn(draft),
    rounds: number('rounds'),
    deal: Object.fromEntries(
      playersOfDraft(draft).map((players) => [players, list(`deal.${players}`, rounds)]),
    ),
  };
  switch (familyOfDraft(draft)) {
    case 'auction':
      return {
        ...common,
        limit: number('limit'),
        startingCash: number('startingCash'),
        tiles: list('tiles', 3),
        mystery: text('mystery') === '' ? null : { deal: list('mystery.deal', rounds) },
        splitDouble: text('splitDouble'),
        money: {
          before: text('money.before'),
          after: text('money.after'),
          times: number('money.times'),
          tokens: tokensIn(text('money.tokens')),
        },
      };
    case 'gallery':
      return {
        ...common,
        limit: Object.fromEntries(
          playersOfDraft(draft).map((players) => [players, number(`limit.${players}`)]),
        ),
        valueTokens: list('valueTokens', 3),
        awards: { count: number('awards.count'), value: number('awards.value') },
        extras: text('extras'),
        starter: text('starter'),
      };
  }
}

function numberIn(text: string): number | string {
  const typed = text.trim();
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}

function tokensIn(text: string): readonly (number | string)[] | null {
  const tokens = text.split(/[\s,;]+/).filter((token) => token !== '');
  return tokens.length === 0 ? null : tokens.map(numberIn);
}

/** Known artists keep what the form doesn't show, and their kinds as long as the number of cards stays the same. */
function artistsIn({ artists, before, basedOn }: Draft): readonly JsonObject[] {
  const known = before === null ? fullBox({ basedOn }) : before;
  const said = Array.isArray(known['artists']) ? (known['artists'] as readonly JsonObject[]) : [];
  const taken = new Set(artists.flatMap(({ id }) => id ?? []));
  return artists.map(({ id, name, cards, ink }) => {
    const own = said.find((each) => each['id'] === id) ?? {};
    const count = numberIn(cards);
    const kinds = own['cards'] === count ? {} : { kinds: null };
    return { ...own, ...kinds, id: id ?? freeId(name, taken), name: name.trim(), cards: count, ink };
  });
}

/** An id made from a name, as short as ids may be. */
function freeId(name: string, taken: Set<string>): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30);
  const stem = plain === '' ? 'artist' : plain;
  let id = stem;
  for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`;
  taken.add(id);
  return id;
}

export function withValue(draft: Draft, place: string, text: string): Draft {
  return { ...draft, values: { ...draft.values, [place]: text } };
}

/** Renaming an artist of a new box makes another one of it; in a box that exists it stays the same artist. */
export function withArtist(draft: Draft, key: number, change: Partial<DraftArtist>): Draft {
  const fresh = draft.before === null && change.name !== undefined ? { id: null } : {};
  return {
    ...draft,
    artists: draft.artists.map((artist) =>
      artist.key === key ? { ...artist, ...fresh, ...change } : artist,
    ),
  };
}

/** Colours are each used once: the artist that had the chosen one gets the other. */
export function withInk(draft: Draft, key: number, ink: Ink): Draft {
  const before = draft.artists.find((artist) => artist.key === key)?.ink ?? ink;
  return {
    ...draft,
    artists: draft.artists.map((artist) => {
      if (artist.key === key) return { ...artist, ink };
      return artist.ink === ink ? { ...artist, ink: before } : artist;
    }),
  };
}

export function withOrder(draft: Draft, from: number, by: 1 | -1): Draft {
  const artists = draft.artists.slice();
  const [moved] = artists.splice(from, 1);
  if (moved !== undefined) artists.splice(from + by, 0, moved);
  return { ...draft, artists };
}

/** The same, made from another box: what the person has entered so far stays, where the other has it too. */
export function withBase(draft: Draft, basedOn: EditionId): Draft {
  const old = newDraft(draft.basedOn);
  const fresh = newDraft(basedOn);
  const changed = Object.entries(draft.values).filter(
    ([place, text]) => text !== old.values[place] && (place in fresh.values || place === 'title'),
  );
  const renamed = draft.artists.some(({ name }, at) => name !== old.artists[at]?.name);
  return {
    ...fresh,
    values: { ...fresh.values, ...Object.fromEntries(changed) },
    artists: renamed ? draft.artists : fresh.artists,
  };
}

const HOUSE_RULES = /^(?:rounds|limit|startingCash|tiles|valueTokens|awards|deal)(?:$|[.[])/;

/** Whether a field differs from its base in a way that makes a house rule. */
export function isHouseRule(place: string, text: string, base: Values): boolean {
  return HOUSE_RULES.test(place) && text.trim() !== (base[place] ?? '');
}

/** The field of the form that a place in the document belongs to. */
export function fieldAt(place: string): string {
  if (place.startsWith('money.tokens')) return 'money.tokens';
  if (/^artists\[\d\]\.kinds/.test(place)) return place.replace(/\.kinds.*$/, '.cards');
  if (/^artists\[\d\]\.id$/.test(place)) return place.replace(/id$/, 'name');
  if (/^(?:deal\.\d|mystery\.deal)$/.test(place)) return `${place}[0]`;
  return place;
}
