import { isId } from '../core/id.ts';
import { MADE_BOX } from '../core/box.ts';
import { LONGEST_ID, LONGEST_LINE, LONGEST_SIGN, MOST_TAGS } from '../core/limits.ts';
import { isDate } from '../core/moment.ts';
import { problem, type Problem } from '../core/problem.ts';
import { isList, isObject } from '../core/shape.ts';
import type { RecordCode } from './codes.ts';
import type { JsonObject, RecordHead } from './game-record.ts';

type Refusal = Problem<RecordCode> | null;

/**
 * Why fields of a head cannot be imported or edited in, even though a record may have them: we can replay more than
 * we can find, list and show. Fields that the game already has are accepted.
 */
export function notAdmitted(fields: JsonObject, before: RecordHead | null): Refusal {
  return (
    inId(fields['id'], 'id') ??
    inBox(fields) ??
    inPlayers(fields['players'], before) ??
    inDate(fields, 'startedAt') ??
    inDate(fields, 'finishedAt') ??
    inText(fields['location'], 'location', LONGEST_LINE) ??
    inTags(fields['tags'])
  );
}

function inId(value: unknown, place: string): Refusal {
  if (typeof value !== 'string' || isId(value)) return null;
  return problem('unusable-id', place, { most: LONGEST_ID });
}

function inBox({ edition, box }: JsonObject): Refusal {
  if (edition !== MADE_BOX || !isObject(box)) return null;
  const refused = boxNotAdmitted(box);
  return refused === null ? null : { ...refused, place: `box.${refused.place}` };
}

/** Why a valid box cannot be kept: it couldn't be listed and shown. */
export function boxNotAdmitted({ id, title, artists, money }: JsonObject): Refusal {
  const { before, after } = isObject(money) ? money : {};
  const names = (isList(artists) ? artists : []).map((artist) => (isObject(artist) ? artist.name : null));
  return (
    inId(id, 'id') ??
    inText(title, 'title', LONGEST_LINE) ??
    names.reduce<Refusal>(
      (refused, name, at) => refused ?? inText(name, `artists[${at}].name`, LONGEST_LINE),
      null,
    ) ??
    inText(before, 'money.before', LONGEST_SIGN) ??
    inText(after, 'money.after', LONGEST_SIGN)
  );
}

function inPlayers(value: unknown, before: RecordHead | null): Refusal {
  const known = new Set(before?.players.flatMap(({ id, name }) => [`id ${id}`, `name ${name}`]));
  for (const [seat, player] of (isList(value) ? value : []).entries()) {
    if (!isObject(player)) continue;
    const { id, name } = player;
    const refused =
      (known.has(`id ${String(id)}`) ? null : inId(id, `players[${seat}].id`)) ??
      (known.has(`name ${String(name)}`) ? null : inName(name, `players[${seat}].name`));
    if (refused !== null) return refused;
  }
  return null;
}

function inName(value: unknown, place: string): Refusal {
  if (typeof value === 'string' && value.trim() === '') return problem('empty-text', place);
  return inText(value, place, LONGEST_LINE);
}

function inDate(fields: JsonObject, field: 'startedAt' | 'finishedAt'): Refusal {
  const value = fields[field] ?? null;
  return typeof value !== 'string' || isDate(value) ? null : problem('not-a-date', field);
}

function inText(value: unknown, place: string, most: number): Refusal {
  return typeof value === 'string' && value.length > most ? problem('too-long', place, { most }) : null;
}

function inTags(value: unknown): Refusal {
  const tags = isList(value) ? value : [];
  if (tags.length > MOST_TAGS) return problem('too-many', 'tags', { most: MOST_TAGS });
  for (const [at, tag] of tags.entries()) {
    const refused = inText(tag, `tags[${at}]`, LONGEST_LINE);
    if (refused !== null) return refused;
  }
  return null;
}
