import type { AuctionKind } from '../../../../shared/auction/index.ts';
import type { Outcome } from '../../../../shared/core/family.ts';
import { inkNumber } from '../../../../shared/core/box.ts';
import { editionIn, editionOf, type GameRecord } from '../../../../shared/record/index.ts';
import { addressOf } from '../../../../shared/routes/index.ts';
import type { Words } from '../../../../shared/text/en/index.ts';
import { averageOf } from '../../../../shared/text/chances.ts';
import { listFormat } from '../../../../shared/text/formats.ts';
import { pointsIn } from '../../../../shared/text/terms.ts';
import { kindNames } from '../../../../shared/text/kinds.ts';
import { namingOf } from '../../../../shared/text/naming.ts';
import type { Ink } from '../../../ui/charts/chart.ts';

/** Names and number formats for one game's charts, in one language. */
export type ChartFormats = ReturnType<typeof chartFormatsOf>;

export function chartFormatsOf(words: Words, locale: string, record: GameRecord, outcome: Outcome) {
  const edition = editionIn(record);
  const naming = namingOf(record, locale);
  const { artists } = editionOf(edition).edition;
  const kinds = kindNames(words, edition);
  const points = pointsIn(words, edition);
  const average = (value: number) => averageOf(edition, value, locale);
  // Zero has no sign.
  const amount = (value: number) => (value < 0 ? `−${naming.money(-value)}` : naming.money(value || 0));
  return {
    ...naming,
    words: words.story,
    forecast: words.worth,
    seats: record.players.map(({ name }) => name),
    /** In the order of the edition's board, which sets their colours. */
    artists: artists.map(({ id, name }, at) => {
      const ink: Ink = { kind: 'artist', place: inkNumber(artists, at) };
      return { id, name, ink };
    }),
    kind: (kind: AuctionKind) => kinds[kind] ?? kind,
    /** Money in the box's currency, or points. */
    amount,
    /** The same for a sentence, with the word for points. */
    worth: (value: number) =>
      points === null ? amount(value) : words.story.film.points(amount(value), points),
    signed: signedBy(naming.money),
    average,
    averageSigned: signedBy(average),
    list: (parts: readonly string[]) => listFormat(locale).format(parts),
    /** Where the replay shows that many events, and that round being paid out. */
    stepAddress: (step: number) => addressOf({ screen: 'story', id: record.id, step }),
    roundAddress: (round: number) => addressOf({ screen: 'story', id: record.id, round }),
    /** Empty until there are any. */
    winners: outcome.winners ?? [],
    /** Final scores, if known. */
    scores: outcome.winners === null ? null : outcome.scores,
  };
}

/** Written with its sign, unless that is as nothing. */
function signedBy(say: (value: number) => string): (value: number) => string {
  return (value) => {
    const text = say(Math.abs(value));
    return text === say(0) ? text : `${value > 0 ? '+' : '−'}${text}`;
  };
}

/** The thing with the highest value; the first if several tie. */
export function mostOf<Thing>(things: readonly Thing[], of: (thing: Thing) => number): Thing | null {
  return things.reduce<Thing | null>(
    (most, thing) => (most === null || of(thing) > of(most) ? thing : most),
    null,
  );
}
