import { localDay } from '../../../shared/core/local-day.ts';
import type { WrittenDown } from '../../../shared/api.ts';
import { winnersOf } from '../../../shared/core/ranking.ts';
import {
  editionIn,
  editionOf,
  familyOf,
  type AnyEdition,
  type GameRecord,
} from '../../../shared/record/index.ts';
import { resultOf } from '../../../shared/result/index.ts';

/** A score pad as typed, row by row. Rows without a name are ignored. */
export interface Night {
  readonly edition: AnyEdition;
  readonly day: string;
  readonly place: string;
  readonly notes: string;
  readonly withRounds: boolean;
  readonly lines: readonly PadLine[];
}

export interface PadLine {
  /** A known player already in this row, with the name used then. */
  readonly known: { readonly id: string; readonly name: string } | null;
  readonly name: string;
  readonly rounds: readonly string[];
  readonly score: string;
  /** Ticked as a winner, which only says more than the scores if there are none, or after a tie. */
  readonly won: boolean;
}

export type NightProblem =
  | { readonly kind: 'too-few'; readonly line: number; readonly least: number; readonly most: number }
  | {
      readonly kind: 'no-name' | 'same-name' | 'no-score' | 'nobody-won' | 'not-a-number';
      readonly line: number;
    }
  | { readonly kind: 'round-open'; readonly line: number; readonly round: number }
  | { readonly kind: 'sum-differs'; readonly line: number; readonly sum: number };

export type NightRead =
  | { readonly ok: true; readonly written: WrittenDown }
  | { readonly ok: false; readonly problem: NightProblem };

const EMPTY_LINE: PadLine = { known: null, name: '', rounds: [], score: '', won: false };

export function emptyNight(edition: AnyEdition, day: string): Night {
  return { edition, day, place: '', notes: '', withRounds: false, lines: linesFor(edition, []) };
}

/** How many columns for rounds the pad has. */
export function roundsOn({ edition }: Night): number {
  return editionOf(edition).edition.rounds;
}

export function typeRound(line: PadLine, round: number, text: string): PadLine {
  const rounds = Array.from({ length: Math.max(line.rounds.length, round + 1) }, (_, at) =>
    at === round ? text : (line.rounds[at] ?? ''),
  );
  return { ...line, rounds };
}

/** Nothing has been typed yet. */
export function isUntouched({ day, place, notes, lines }: Night): boolean {
  const texts = lines.flatMap(({ name, rounds, score }) => [name, score, ...rounds]);
  return [day, place, notes, ...texts].every((text) => text === '') && lines.every(({ won }) => !won);
}

/** A blank form for another evening with the same people at the same place. */
export function nextNight(night: Night): Night {
  const lines = night.lines.map((line) => ({ ...EMPTY_LINE, known: line.known, name: line.name }));
  return { ...night, notes: '', lines };
}

export function withEdition(night: Night, edition: AnyEdition): Night {
  return { ...night, edition, lines: linesFor(edition, night.lines) };
}

/** A result entered earlier, to correct it; `null` for a game with a log. */
export function nightOf(record: GameRecord): Night | null {
  const result = resultOf(record);
  if (result === null) return null;
  const { startedAt, location, notes, players } = record;
  const edition = editionIn(record);
  const byScore = result.scores !== null && String(winnersOf(result.scores)) === String(result.winners);
  const lines = players.map((player, seat) => ({
    known: player,
    name: player.name,
    rounds: result.rounds.map((round) => String(round[seat] ?? '')),
    score: String(result.scores?.[seat] ?? ''),
    won: !byScore && result.winners.includes(seat),
  }));
  return {
    edition,
    day: localDay(startedAt ?? '') ?? '',
    place: location ?? '',
    notes: notes ?? '',
    withRounds: result.rounds.length > 0,
    lines: linesFor(edition, lines),
  };
}

/** As many rows as players can take part, without dropping any that are filled in. */
function linesFor(edition: AnyEdition, lines: readonly PadLine[]): readonly PadLine[] {
  const { most } = editionOf(edition).edition.players;
  return Array.from({ length: Math.max(most, lines.length) }, (_, at) => lines[at] ?? EMPTY_LINE);
}

/** Reads a pad, or returns the first problem from the top. */
export function readNight(night: Night): NightRead {
  const { edition, day, place, notes } = night;
  const { scoredIn } = familyOf(edition);
  const played = roundsOn(night);
  const amountOf = (text: string) => readAmount(text, writtenTimes(edition));
  const { least, most } = editionOf(edition).edition.players;
  const lines = night.lines
    .map((line, at) => ({ ...line, at, name: line.name.trim() }))
    .filter((line) => line.name !== '' || line.score.trim() !== '' || line.won);
  const wrong = (problem: NightProblem): NightRead => ({ ok: false, problem });
  const names = new Set<string>();
  for (const { at, name } of lines) {
    if (name === '') return wrong({ kind: 'no-name', line: at });
    if (names.has(name.toLowerCase())) return wrong({ kind: 'same-name', line: at });
    names.add(name.toLowerCase());
  }
  if (lines.length < least || lines.length > most) {
    return wrong({ kind: 'too-few', line: Math.min(lines.length, night.lines.length - 1), least, most });
  }
  const rounds: number[][] = [];
  for (let round = 0; night.withRounds && round < played; round += 1) {
    const texts = lines.map((line) => line.rounds[round]?.trim() ?? '');
    if (texts.every((text) => text === '')) continue;
    const amounts = texts.map(amountOf);
    const open = amounts.indexOf(null);
    if (open !== -1) return wrong({ kind: 'round-open', line: lines[open]?.at ?? 0, round });
    rounds.push(amounts.flatMap((amount) => amount ?? []));
  }
  const winners = lines.flatMap(({ won }, seat) => (won ? [seat] : []));
  // Points add up to the total. Money doesn't, because players also pay each other.
  const adds = scoredIn === 'points' && rounds.length === played;
  const scored = adds || lines.some(({ score }) => score.trim() !== '');
  if (!scored && winners.length === 0) return wrong({ kind: 'nobody-won', line: lines[0]?.at ?? 0 });
  const scores: number[] = [];
  for (const [seat, { at, score }] of scored ? lines.entries() : []) {
    const sum = rounds.reduce((total, round) => total + (round[seat] ?? 0), 0);
    if (score.trim() === '' && !adds) return wrong({ kind: 'no-score', line: at });
    const amount = score.trim() === '' ? sum : amountOf(score);
    if (amount === null) return wrong({ kind: 'not-a-number', line: at });
    if (adds && amount !== sum) return wrong({ kind: 'sum-differs', line: at, sum });
    scores.push(amount);
  }
  return {
    ok: true,
    written: {
      edition,
      players: lines.map(({ known, name }) => (known?.name === name ? { id: known.id, name } : { name })),
      startedAt: day === '' ? null : day,
      location: place.trim() === '' ? null : place.trim(),
      notes: notes.trim() === '' ? null : notes.trim(),
      tags: [],
      scores: scored ? scores : null,
      ...(winners.length === 0 ? {} : { winners }),
      rounds,
    },
  };
}

/** How often the unit of the record an amount is that is written in full. */
function writtenTimes(id: AnyEdition): number {
  const known = editionOf(id);
  switch (known.family) {
    case 'auction':
      return known.edition.money.times;
    case 'gallery':
      return 1;
  }
}

/** A number as written on a pad; money may be written in full. */
function readAmount(text: string, times: number): number | null {
  const digits = text.trim().replaceAll(/[.,'’\s](?=\d{3}(?:\D|$))/g, '');
  if (!/^-?\d{1,7}$/.test(digits)) return null;
  const amount = Number(digits);
  if (Math.abs(amount) < 1000) return amount;
  return amount % times === 0 ? amount / times : null;
}
