import { readFileSync } from 'node:fs';
import { lookAhead } from '../../src/shared/core/chances.ts';
import type { Worth } from '../../src/shared/core/worth.ts';
import {
  editionIn,
  outcomeOf,
  seatChanges,
  step,
  timelineOf,
  worthAt,
  type EventJson,
  type GameRecord,
  type Table,
} from '../../src/shared/record/index.ts';
import { playOn } from '../../src/shared/record/table.ts';
import { WORDS } from '../../src/shared/text/all-words.ts';
import { eventDescriber } from '../../src/shared/text/event-sentence.ts';
import { LANGUAGES } from '../../src/shared/text/languages.ts';
import type { Message } from '../../src/shared/text/message.ts';
import { namingOf } from '../../src/shared/text/naming.ts';
import { worthSentence } from '../../src/shared/text/outcomes.ts';
import { promptingOf } from '../../src/shared/text/prompting.ts';
import { problemSentence } from '../../src/shared/text/sentence.ts';
import { recordOf } from '../fixtures/replayed.ts';

/** What is said at a moment, by what it is about. It is told again only when it has changed. */
export type Told = Iterable<readonly [about: string, said: string]>;

/** One line of a game's file, after its head: what happens, what is refused, or how many events are undone. */
export type Step = EventJson | { readonly refused: EventJson } | { readonly undo: number };

export const ALL = LANGUAGES.map((language) => ({ language, words: WORDS[language], locale: language }));

/** Texts in all languages, side by side. */
export const inAll = (say: (language: (typeof ALL)[number]) => string): string => ALL.map(say).join(' | ');

const SEATS =
  /^(seats?|turns?|leader|starters?|auctioneer|flipper|firstPlayer|partner|offerer|finisher|finishedTogether|holder|from|last|buyer|order|winners|tied|passed|covered|skipped|next|seller|owner|ender)$/;

const LONGEST_LINE = 160;

/** Everything in a value, in as many lines as it needs to be readable. Seats are named. */
export function* partsOf(
  value: unknown,
  about: string,
  names: readonly string[],
): Generator<[string, string]> {
  const line = inline(value, about.split('.').at(-1) ?? '', names);
  if (!isObject(value) || !Object.values(value).some(isObject) || line.length < LONGEST_LINE) {
    yield [about, line];
    return;
  }
  const isList = Array.isArray(value);
  if (isList) yield [`${about}.length`, String(value.length)];
  for (const [key, part] of Object.entries(value))
    yield* partsOf(part, `${about}.${isList ? Number(key) + 1 : key}`, names);
}

function inline(value: unknown, key: string, names: readonly string[]): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return `[${value.map((part) => inline(part, key, names)).join(', ')}]`;
  if (isObject(value)) {
    const parts = Object.entries(value).map(([own, part]) => `${own} ${inline(part, own, names)}`);
    return parts.length === 0 ? 'nothing' : `{${parts.join(', ')}}`;
  }
  return (typeof value === 'number' && SEATS.test(key) ? names[value] : undefined) ?? String(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

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

/** What is said, as far as it has changed since it was said last. */
export function telling() {
  const said = new Map<string, string>();
  const lines: string[] = [];
  return {
    title: (line: string) => lines.push('', line),
    tell: (told: Told) => {
      for (const [about, now] of told) {
        if (said.get(about) !== now) lines.push(`    ${about}: ${now}`);
        said.set(about, now);
      }
    },
    text: () => `${lines.join('\n').trim()}\n`,
  };
}

/** A whole game, step by step: its log, prompts, refusals, warnings and forecast, and what its family knows of it. */
export function tellGame(
  file: string,
  familyTold: (table: Table, record: GameRecord, worth: readonly Worth[]) => Told,
): string {
  const { head, steps } = readGame<Step>(file);
  const game = gameFrom(head);
  const { title, tell, text } = telling();
  const ahead = lookAhead();
  const moment = () => {
    const worth = worthAt(game.table(), ahead);
    tell(promptsTold(game.record(), game.table()));
    tell(worthTold(game.record(), worth ?? []));
    tell(partsOf(outcomeOf(game.table()), 'outcome', game.names()));
    tell(familyTold(game.table(), game.record(), worth ?? []));
  };
  title('The table is laid');
  moment();
  for (const said of steps) {
    const { events } = game.record();
    if ('type' in said) {
      const before = game.table();
      game.goTo([...events, said]);
      const record = game.record();
      const logged = ({ words, locale }: (typeof ALL)[number]) =>
        eventDescriber(words, locale, record)(said, before, game.table());
      title(`${events.length + 1}. ${inAll(logged)}`);
      tell(warningsTold(record, before, said));
      moment();
    } else if ('undo' in said) {
      title(`Undone: ${said.undo}`);
      game.goTo(events.slice(0, -said.undo));
      moment();
    } else {
      const why = refusalTold(game.record(), game.table(), said.refused);
      title(`Refused: ${JSON.stringify(said.refused)}\n    ${why}`);
    }
  }
  return text();
}

function* promptsTold(record: GameRecord, table: Table): Told & Generator<[string, string]> {
  const prompts = ALL.map((language) => promptingOf(language, record, table, new Set()));
  const [told] = prompts;
  const texts = told?.prompts ?? [];
  yield ['asks', prompts.map(({ line }) => line).join(' | ')];
  yield ['prompts', texts.map(({ key }) => key).join(', ')];
  for (const [at, { key, beat, gist, seats, asks }] of texts.entries()) {
    const nth = texts.slice(0, at).filter((other) => other.key === key).length + 1;
    const all = prompts.flatMap((each) => each.prompts[at] ?? []);
    const to = [beat, gist, asks ? 'asks' : null, ...seats.map((seat) => record.players[seat]?.name)];
    const about = to.filter((part) => part !== null).join(', ');
    yield [`prompt ${key} ${nth}`, `${all.map(({ line }) => line).join(' | ')} (${about})`];
    if (all.some(({ reason }) => reason !== null))
      yield [`because ${key}`, all.map(({ reason }) => reason).join(' | ')];
  }
}

function* worthTold(record: GameRecord, worth: readonly Worth[]): Generator<[string, string]> {
  const [language] = ALL;
  if (language === undefined) return;
  for (const each of worth) yield [`worth ${each.artist}`, worthSentence(language, editionIn(record), each)];
}

function refusalTold(record: GameRecord, table: Table, event: EventJson): string {
  const next = step(table, event);
  if (next.ok) throw new Error(`${JSON.stringify(event)} is allowed`);
  const { code, place } = next.error;
  const sentence = inAll(({ words, locale }) => problemSentence(words, locale, record, next.error));
  return `${code} ${place}: ${sentence}`;
}

function* warningsTold(record: GameRecord, before: Table, event: EventJson): Generator<[string, string]> {
  const { warnings } = playOn(before, [event]);
  yield ['warnings', warnings.map(({ code }) => code).join(', ')];
  for (const { code } of warnings) {
    const said = inAll(({ words, locale }) => {
      const messages: Readonly<Record<string, Message>> = words[before.family].warnings;
      return (
        messages[code]?.(
          typeof event['artist'] === 'string' ? { artist: event['artist'] } : {},
          namingOf(record, locale),
        ) ?? ''
      );
    });
    yield [`warning ${code}`, said];
  }
}
