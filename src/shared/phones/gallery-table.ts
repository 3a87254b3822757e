import { cardsHeld, choices, gallery, ifEndedNow, nearlyOver, type State } from '../gallery/index.ts';
import type { Seat } from '../core/seats.ts';
import { shownArtist } from '../core/shown-artist.ts';
import { handText } from '../text/away.ts';
import { galleryTerms } from '../text/terms.ts';
import type { PhoneLanguage } from './moment.ts';
import type { SeatOfFamily, TableOfFamily } from './table-of-family.ts';
import type { Bay, Work } from './views.ts';

/** What everybody may see of Masters Gallery or The Card Game: all but the face-down cards. */
export function galleryTable(state: State, { words, own }: PhoneLanguage): TableOfFamily {
  const { setup } = state;
  const { card, points } = galleryTerms(words, setup.edition);
  const near = nearlyOver(state);
  const now = ifEndedNow(state);
  const { hands, faceDown } = cardsHeld(state);
  const displayed = choices(state).adjust?.displayed ?? null;
  const { nothing } = words.window.table;
  const worth = (amount: number) => (amount === 0 ? nothing : words.galleryTable.points(amount, points));

  const wall = setup.artists.map((artist, place): Bay => {
    const { name, letters, place: ink } = shownArtist(state, artist);
    const reach = near.find((one) => one.artist === artist)?.reach ?? null;
    const value = now.values[artist] ?? 0;
    return {
      name,
      letters,
      ink,
      count: state.counts[place] ?? 0,
      limit: setup.limit,
      reach,
      warning: reach === null ? '' : words.galleryTable.reach[reach],
      worth: value === 0 ? nothing : words.galleryTable.aCard(value),
    };
  });

  const worksOf = (seat: Seat): readonly Work[] | null =>
    displayed === null
      ? null
      : setup.artists.flatMap((artist) => {
          const count = displayed[seat]?.[artist] ?? 0;
          const { name, place: ink } = shownArtist(state, artist);
          return count === 0 ? [] : { name, ink, count, pays: worth(count * (now.values[artist] ?? 0)) };
        });

  return {
    wall,
    lot: null,
    seats: Array.from({ length: setup.players }, (_, seat): SeatOfFamily => {
      const acts = seatPlaying(state) === seat;
      const first = setup.edition.nextStarter === 'left-of-first-player' && state.firstPlayer === seat;
      const hand = hands?.[seat] ?? null;
      const down = faceDown[seat] ?? 0;
      const said = words.galleryTable;
      return {
        roles: [
          ...(acts ? [said.toPlay] : []),
          ...(first ? [said.firstPlayer] : []),
          ...(down === 0 ? [] : [said.faceDown(down)]),
        ],
        acts,
        hand: handText(said, words.window.away, hand, state.away[seat] ?? null),
        works: worksOf(seat),
      };
    }),
    worthOf: (seat) => {
      const cards = worksOf(seat)?.reduce((all, { count }) => all + count, 0) ?? 0;
      const payout = now.payouts?.[seat] ?? null;
      return payout === null || cards === 0 ? '' : own.scores(cards, worth(payout), card);
    },
    payouts: gallery.outcome(state).rounds,
    sum: String,
    has: (amount) => words.galleryTable.points(amount, points),
    padLabels: { round: words.settle.pad.round, total: words.gallerySettle.pad.total(points) },
  };
}

function seatPlaying({ situation }: State): Seat | null {
  switch (situation.kind) {
    case 'influence':
    case 'turn':
    case 'effect':
      return situation.seat;
    case 'settling':
    case 'finished':
      return null;
  }
}
