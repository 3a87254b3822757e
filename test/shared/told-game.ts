import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { lookAhead } from '../../src/shared/core/chances.ts';
import { isObject } from '../../src/shared/core/shape.ts';
import type { Worth } from '../../src/shared/core/worth.ts';
import {
  editionIn,
  editionOf,
  outcomeOf,
  seatChanges,
  step,
  timelineOf,
  worthAt,
  type EventJson,
  type Table,
} from '../../src/shared/record/index.ts';
import { playOn } from '../../src/shared/record/table.ts';
import { WORDS } from '../../src/shared/text/all-words.ts';
import { eventDescriber } from '../../src/shared/text/event-sentence.ts';
import { LANGUAGES } from '../../src/shared/text/languages.ts';
import type { Message } from '../../src/shared/text/message.ts';
import { namingOf } from '../../src/shared/text/naming.ts';
import { promptingOf } from '../../src/shared/text/prompting.ts';
import { problemSentence } from '../../src/shared/text/sentence.ts';
import { recordOf } from '../fixtures/replayed.ts';
import { news, packed, page, told } from '../telling.ts';

/** One line of a game's file, after its head: what happens, what is refused, or how many events are undone. */
export type Step = EventJson | { readonly refused: EventJson } | { readonly undo: number };

type Texts = Readonly<Record<string, readonly string[]>>;
type Known = Readonly<Record<string, unknown>>;

/** What is said at a moment, in all languages, what is known and what may be chosen. */
export interface Moment {
  readonly texts: Texts;
  readonly known: Known;
  readonly choices?: Known;
}

export const ALL = LANGUAGES.map((language) => ({ language, words: WORDS[language], locale: language }));

/** The head and the steps of a game's file. */
export function readGame<Each>(file: string): { readonly head: object; readonly steps: readonly Each[] } {
  const [head = '', ...steps] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return { head: JSON.parse(head) as object, steps: steps.map((line) => JSON.parse(line) as Each) };
}

/** A game at its table. Its record always names the people who sit there at that moment. */
export function gameFrom(head: object) {
  const start = recordOf({ format: 'vernissage/game', version: 1, id: 'a-game', ...head, events: [] });
  let timeline = timelineOf(start, null);
  return {
    record: () => timeline.record,
    timeline: () => timeline,
    table: (): Table => {
      const table = timeline.tables.at(-1);
      if (table === undefined || timeline.problem !== null) throw new Error(JSON.stringify(timeline.problem));
      return table;
    },
    names: () => timeline.record.players.map(({ name }) => name),
    /** Plays on, or takes events back. */
    goTo: (events: readonly EventJson[]) => {
      const moved = events.flatMap((event) => seatChanges(event, start.players.length));
      const players = start.players.map((own, seat) => moved.findLast((one) => one.seat === seat)?.is ?? own);
      timeline = timelineOf({ ...start, players, events }, timeline);
    },
  };
}

export type Game = ReturnType<typeof gameFrom>;

/** Texts in all languages, or only the first if told before with other people, artists or numbers. */
export function sayings() {
  const told = new Set<string>();
  return (game: Game, texts: readonly string[]): string => {
    const artists = editionOf(editionIn(game.record())).edition.artists.map(({ name }) => name);
    const names = new RegExp(`${[...game.names(), ...artists].join('|')}|[\\d.,]*\\d`, 'gu');
    const sentence = texts.map((text) => text.replaceAll(names, '…')).join(' | ');
    const isTold = told.has(sentence);
    told.add(sentence);
    return isTold ? (texts[0] ?? '') : [...new Set(texts)].join(' | ');
  };
}

export type Saying = ReturnType<typeof sayings>;

/** Tells moment after moment what has changed. What may be chosen is told again only if it isn't as when it last was. */
export function teller(game: Game, saying: Saying) {
  const lines: string[] = [];
  let texts: Texts = {};
  let known: Known = {};
  return {
    lines,
    tell: (way: string, titles: readonly string[], now: Moment) => {
      const said = Object.entries(now.texts)
        .filter(([about, all]) => all.join('') !== (texts[about] ?? []).join(''))
        .map(([about, all]) => `${about}: ${saying(game, all)}`);
      const choices = Object.entries(now.choices ?? {}).filter(
        ([, choice]) => choice !== null && choice !== false && String(choice) !== '',
      );
      const may = choices.map(([name]) => name).join(', ');
      const next = { ...known, may, ...now.known, ...Object.fromEntries(choices) };
      const changes = news(byArtist(known), byArtist(next));
      lines.push(...packed(`${way} `, [...titles, ...said], '; '));
      lines.push(...told(way, changes, { names: game.names() }));
      texts = { ...texts, ...now.texts };
      known = next;
    },
  };
}

/** Lists with a part for each artist as parts by artist. */
function byArtist(value: unknown): unknown {
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, byArtist(part)]));
  if (!Array.isArray(value)) return value;
  const isByArtist = value.length > 0 && value.every((part) => isObject(part) && 'artist' in part);
  return isByArtist
    ? Object.fromEntries(value.map(({ artist, ...part }) => [artist, byArtist(part)]))
    : value.map(byArtist);
}

/** Whole histories, step by step, each in a text of its own. */
export async function tellAll(folder: string, names: readonly string[], tell: Tell) {
  const saying = sayings();
  for (const name of names) {
    const path = join(folder, 'told', name);
    await expect.soft(page(tell(`${path}.ndjson`, saying))).toMatchFileSnapshot(`${path}.txt`);
  }
}

type Tell = (file: string, saying: Saying) => readonly string[];

/** What is said and known of a game of a family, and what may be chosen. */
export type Family = (game: Game, worth: readonly Worth[]) => Moment;

/** A whole game: its log, prompts, refusals, warnings and forecast, and what its family knows of it. */
export function tellGame(file: string, saying: Saying, family: Family): readonly string[] {
  const { head, steps } = readGame<Step>(file);
  const game = gameFrom(head);
  const { lines, tell } = teller(game, saying);
  const ahead = lookAhead();
  const now = (): Moment => {
    const worth = worthAt(game.table(), ahead) ?? [];
    const [{ texts, prompts }, own] = [prompted(game), family(game, worth)];
    const means = worth.map((each) => Number(each.worth.toFixed(1)));
    const known = { prompts, worth: means, ...outcomeOf(game.table()), ...own.known };
    return { ...own, texts: { ...texts, ...own.texts }, known };
  };
  tell('laid', [], now());
  for (const said of steps) {
    const { events } = game.record();
    const before = game.table();
    if ('type' in said) {
      game.goTo([...events, said]);
      const logged = ALL.map(({ words, locale }) =>
        eventDescriber(words, locale, game.record())(said, before, game.table()),
      );
      const warnings = warningsOf(game, before, said).map((all) => `Warning: ${saying(game, all)}`);
      tell(String(events.length + 1), [saying(game, logged), ...warnings], now());
    } else if ('undo' in said) {
      game.goTo(events.slice(0, -said.undo));
      tell(String(events.length - said.undo), ['undone'], now());
    } else {
      const next = step(before, said.refused);
      if (next.ok) throw new Error(`${JSON.stringify(said.refused)} is allowed`);
      const { code, place } = next.error;
      const why = ALL.map(({ words, locale }) => problemSentence(words, locale, game.record(), next.error));
      lines.push(`no ${JSON.stringify(said.refused)} ${place} ${code}: ${saying(game, why)}`);
    }
  }
  return lines;
}

/** Each prompt and why it is there by its key, with a number if there are several. */
function prompted(game: Game) {
  const all = ALL.map((language) => promptingOf(language, game.record(), game.table(), new Set()));
  const question = all.map(({ line }) => line);
  const texts: Record<string, readonly string[]> = {};
  const prompts: Record<string, unknown> = {};
  for (const [at, { key, beat, gist, seats, asks, reason }] of (all[0]?.prompts ?? []).entries()) {
    const each = all.flatMap((one) => one.prompts[at] ?? []);
    const name = key in prompts ? `${key} ${at + 1}` : key;
    texts[name] = each.map(({ line }) => line);
    prompts[name] = { beat, gist, seats, asks: String(texts[name]) === String(question) ? 'this' : asks };
    if (reason !== null) texts[`${name} because`] = each.map((one) => one.reason ?? '');
  }
  const isTold = Object.values(texts).some((text) => String(text) === String(question));
  return { prompts, texts: isTold ? texts : { ...texts, question } };
}

function warningsOf(game: Game, before: Table, event: EventJson): readonly (readonly string[])[] {
  const detail = typeof event['artist'] === 'string' ? { artist: event['artist'] } : {};
  const said = playOn(before, [event]).warnings.map(({ code }) =>
    ALL.flatMap(({ words, locale }) => {
      const messages: Readonly<Record<string, Message>> = words[before.family].warnings;
      return messages[code]?.(detail, namingOf(game.record(), locale)) ?? [];
    }),
  );
  return said.filter(({ length }) => length > 0);
}
