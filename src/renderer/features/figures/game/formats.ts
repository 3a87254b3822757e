import type { AuctionKind } from '../../../../shared/auction/index.ts';
import type { Outcome } from '../../../../shared/core/family.ts';
import type { BySeat, Seat } from '../../../../shared/core/seats.ts';
import { inkNumber } from '../../../../shared/core/box.ts';
import { editionIn, editionOf, type GameRecord } from '../../../../shared/record/index.ts';
import { addressOf } from '../../../../shared/routes/index.ts';
import type { Words } from '../../../../shared/text/en/index.ts';
import { averageOf } from '../../../../shared/text/chances.ts';
import { listFormat } from '../../../../shared/text/formats.ts';
import type { Naming } from '../../../../shared/text/message.ts';
import { pointsIn } from '../../../../shared/text/terms.ts';
import { kindNames } from '../../../../shared/text/kinds.ts';
import { namingOf } from '../../../../shared/text/naming.ts';
import type { Ink } from '../../../ui/charts/chart.ts';

/** Names and number formats for one game's charts, in one language. */
export interface ChartFormats extends Pick<Naming, 'seat' | 'artist' | 'count'> {
  readonly words: Words['story'];
  /** The words of the forecast. */
  readonly forecast: Words['worth'];
  readonly seats: readonly string[];
  /** In the order of the edition's board, which sets their colours. */
  readonly artists: readonly { readonly id: string; readonly name: string; readonly ink: Ink }[];
  readonly kind: (kind: AuctionKind) => string;
  /** Money in the box's currency, or points. */
  readonly amount: (value: number) => string;
  /** The same for a sentence, with the word for points. */
  readonly worth: (value: number) => string;
  readonly signed: (value: number) => string;
  /** An average amount. */
  readonly average: (value: number) => string;
  readonly averageSigned: (value: number) => string;
  readonly list: (parts: readonly string[]) => string;
  /** The winners; empty until there are any. */
  readonly winners: readonly Seat[];
  /** Where the replay shows that many events. */
  readonly stepAddress: (step: number) => string;
  /** Where it shows that round being paid out. */
  readonly roundAddress: (round: number) => string;
  /** Final scores, if known. */
  readonly scores: BySeat<number> | null;
}

export function chartFormatsOf(
  words: Words,
  locale: string,
  record: GameRecord,
  outcome: Outcome,
): ChartFormats {
  const naming = namingOf(record, locale);
  const { artists: printed } = editionOf(editionIn(record)).edition;
  const kinds = kindNames(words, editionIn(record));
  const points = pointsIn(words, editionIn(record));
  const average = (value: number) => averageOf(editionIn(record), value, locale);
  // Zero has no sign.
  const amount = (value: number) => (value < 0 ? `−${naming.money(-value)}` : naming.money(value || 0));
  return {
    ...naming,
    words: words.story,
    forecast: words.worth,
    seats: record.players.map(({ name }) => name),
    artists: printed.map(({ id, name }, at) => ({
      id,
      name,
      ink: { kind: 'artist', place: inkNumber(printed, at) },
    })),
    kind: (kind) => kinds[kind] ?? kind,
    amount,
    worth: (value) => (points === null ? amount(value) : words.story.film.points(amount(value), points)),
    signed: signedBy(naming.money),
    average,
    averageSigned: signedBy(average),
    list: (parts) => listFormat(locale).format(parts),
    stepAddress: (step) => addressOf({ screen: 'story', id: record.id, step }),
    roundAddress: (round) => addressOf({ screen: 'story', id: record.id, round }),
    winners: outcome.winners ?? [],
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
