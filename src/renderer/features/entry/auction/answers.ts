import type { AuctionKind, CardPreview, SaleChoice } from '../../../../shared/auction/index.ts';
import type { BySeat } from '../../../../shared/core/seats.ts';
import type { AuctionTerms } from '../../../../shared/text/terms.ts';
import type { Words } from '../../../../shared/text/en/index.ts';
import type { Bay } from '../../../shown/auction/board.ts';
import { readWhole } from '../../../lib/whole-number.ts';
import type { Telling } from '../../../../shared/text/bidding.ts';
import type { Entry } from './entry.svelte.ts';
import { askedFirst, saleAsks, type Lot } from './lot.ts';

/** One answer with its key. */
export interface Answer {
  readonly hotkey: string;
  readonly label: string;
  readonly detail: string;
  readonly spoken: string;
  readonly place?: number;
  readonly kind?: AuctionKind;
  readonly warns: boolean;
  readonly chosen?: boolean;
  readonly disabled: boolean;
  readonly pick: () => void;
  /** What its key does, if Enter has to follow. */
  readonly mark?: () => void;
}

export interface Question {
  readonly title: string;
  /** Previous answers shown next to the question, for screen readers. */
  readonly spoken: string;
  /** An explanation of this step; empty if the current prompt covers it. */
  readonly explained: string;
  readonly answers: readonly Answer[];
  /** A rarely needed answer, shown apart from the others and with a key of its own. */
  readonly seldom: Pick<Answer, 'label' | 'pick'> | null;
  /** The card ends the round, which has to be confirmed. */
  readonly ends: boolean;
  readonly confirm: string;
}

export interface Surroundings {
  readonly words: Words['table'];
  readonly kinds: AuctionTerms['kinds'];
  readonly names: BySeat<string>;
  /** In the order of the wall, like the keys. */
  readonly bays: readonly Bay[];
  readonly limit: number;
  readonly telling: Telling;
}

const plain = { detail: '', spoken: '', warns: false, disabled: false } as const;

/** The question for a step, with this table's words and keys. */
export function answersOf(entry: Entry, table: Surroundings): Question | null {
  const { step } = entry;
  const { words, names } = table;
  if (step === null) return null;
  const seat = (at: number | undefined) => names[at ?? -1] ?? '';
  const none = { spoken: '', answers: [], seldom: null, ends: false, confirm: '' };
  switch (step.ask) {
    case 'artist': {
      const { offer, mystery } = step;
      const flip: Answer[] =
        mystery === null ? [] : [{ ...plain, hotkey: '6', label: words.mystery, pick: entry.mystery }];
      return {
        ...none,
        title: offer.named ? words.askArtist(seat(offer.seats[0])) : words.askArtistUnnamed,
        explained: '',
        answers: [...artistAnswers(offer.artists, entry, table), ...flip],
        seldom:
          entry.otherSellers.length === 0 ? null : { label: words.somebodyElse, pick: entry.somebodyElse },
      };
    }
    case 'seller':
      return {
        ...none,
        title: words.askSeller,
        explained: words.sellerExplained,
        answers: step.seats.map((at) => ({
          ...plain,
          hotkey: String(at + 1),
          label: seat(at),
          pick: () => entry.seller(at),
        })),
      };
    case 'mystery-artist':
      return {
        ...none,
        title: words.askMysteryArtist,
        explained: words.mysteryExplained(step.mystery.left),
        answers: artistAnswers(step.mystery.artists, entry, table),
      };
    case 'kind':
      return {
        ...none,
        title: words.askKind,
        spoken: nameOf(table, entry.lot.artist ?? ''),
        explained: words.kindExplained,
        answers: kindAnswers(step.offer.kinds, entry, table),
      };
    case 'second': {
      const { pair, unpaired } = step;
      const { seats, preview } = pair;
      const name = nameOf(table, preview.artist);
      const ends = preview.ends !== null;
      const adders = seats.map((at) => ({
        ...plain,
        hotkey: String(at + 1),
        label: seat(at),
        detail: ends ? words.confirmEndMystery : '',
        warns: ends,
        pick: () => entry.adder(at),
      }));
      return {
        ...none,
        title: words.askSecond(name),
        explained: '',
        answers: [
          ...adders,
          {
            ...plain,
            ...(step.nobody ? { hotkey: 'Enter', chosen: true } : { hotkey: '0' }),
            label: words.nobodyAdds,
            detail: words.nobodyAddsExplained(seat(unpaired?.seat)),
            disabled: unpaired === null,
            pick: entry.nobodyAdds,
            mark: () => entry.adder('nobody'),
          },
        ],
      };
    }
    case 'second-kind':
      return {
        ...none,
        title: words.askSecondKind(seat(step.adder)),
        explained: words.kindExplained,
        answers: kindAnswers(step.pair.kinds, entry, table),
      };
    case 'confirm-offer': {
      const asked = confirming(table, step.preview, words.endsOffer, words.confirmEnd);
      const second = { ...plain, hotkey: '2', label: words.wasSecond, pick: entry.secondOfDouble };
      return step.second ? { ...asked, answers: [second] } : asked;
    }
    case 'confirm-second':
      return confirming(table, step.pair.preview, (_, artist) => words.endsSecond(artist), words.confirmEnd);
    case 'confirm-mystery':
      return confirming(table, step.preview, words.endsMystery, words.confirmEndMystery);
    case 'sale': {
      return { ...none, title: saleTitle(step.sale, entry.lot, table), explained: '' };
    }
  }
}

/**
 * If the price comes first, one question at a time; otherwise one for both, since naming the buyer leads to
 * the price.
 */
function saleTitle(sale: SaleChoice, lot: Lot, { words, telling }: Surroundings): string {
  if (sale.buyers.every(({ price }) => price === null)) return words.askBuyer;
  const asks = saleAsks(sale, lot);
  if (asks === 'bids') return words.askBids;
  if (askedFirst(sale, lot) === 'buyer') return words.askSale;
  const named = sale.auction === 'fixed';
  if (asks === 'price') return named ? telling.words.askPrice(telling.name(sale.auctioneer)) : words.askPrice;
  const sum = telling.sum(readWhole(lot.price) ?? 0);
  return named ? words.askTaker(sum) : words.askBuyerAt(sum);
}

function confirming(
  table: Surroundings,
  preview: CardPreview,
  ofLimit: (limit: number, artist: string) => string,
  confirm: string,
): Question {
  const { words, limit } = table;
  const title =
    preview.ends === 'out-of-cards' ? words.endsOutOfCards : ofLimit(limit, nameOf(table, preview.artist));
  return { title, spoken: '', explained: '', answers: [], seldom: null, ends: true, confirm };
}

function artistAnswers(
  previews: readonly CardPreview[],
  entry: Entry,
  { words, bays }: Surroundings,
): Answer[] {
  return bays.map((bay, at) => {
    const preview = previews.find(({ artist }) => artist === bay.artist);
    const ends = preview !== undefined && preview.ends !== null;
    return {
      ...plain,
      hotkey: String(at + 1),
      label: bay.name,
      spoken: words.hang(bay.count, bay.limit),
      detail: ends ? words.confirmEndMystery : '',
      place: bay.place,
      warns: ends,
      disabled: preview === undefined,
      pick: () => {
        if (preview !== undefined) entry.artist(preview.artist);
      },
    };
  });
}

function kindAnswers(offered: readonly AuctionKind[], entry: Entry, { kinds }: Surroundings): Answer[] {
  return offered.map((kind, at) => ({
    ...plain,
    hotkey: String(at + 1),
    label: kinds[kind],
    kind,
    pick: () => entry.kind(kind),
  }));
}

function nameOf({ bays }: Surroundings, artist: string): string {
  return bays.find((bay) => bay.artist === artist)?.name ?? artist;
}
