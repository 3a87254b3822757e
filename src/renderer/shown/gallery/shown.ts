import { explain, type State } from '../../../shared/gallery/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { galleryTerms } from '../../../shared/text/terms.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import { handText } from '../../../shared/text/away.ts';
import { inSeats, workOf, type Laid, type ShownFamily } from '../family.ts';
import Bays from './Bays.svelte';
import { baysOf } from './board.ts';
import Board from './Board.svelte';
import { readDisplays } from './displays.ts';
import PointsPad from './PointsPad.svelte';
import { rankedBays } from './ranked-bays.ts';
import { noteOnRound, whyOver } from './round-over.ts';
import { scoredParts } from './scored-parts.ts';
import Seats from './Seats.svelte';
import { seatsOf } from './seats.ts';
import { readSettling } from './settling-draft.ts';
import { stageOf } from './stage.ts';
import { storySentence } from './story-sentence.ts';
import { storyOf } from './story.ts';

export const shown: ShownFamily<State> = {
  bays(state, { words }) {
    const { nothing } = words.window.table;
    const own = words.galleryTable;
    return baysOf(state).map(({ tokens, awards, corrected, pays, beside, edition, ...bay }) => ({
      ...bay,
      beside: beside ? galleryTerms(words, edition).influence.one : '',
      sold: 0,
      warning: bay.reach === null ? '' : own.reach[bay.reach],
      laid: [
        ...tokens.map((token, at): Laid =>
          token === null
            ? { text: '–', said: own.noToken(at + 1) }
            : { text: String(token), said: `${own.tokenOf(at + 1)} ${token}` },
        ),
        ...awards.map((award) => ({ text: `+${award}`, said: `${own.awardToken} ${award}` })),
        ...(corrected === 0
          ? []
          : [{ text: own.signed(corrected), said: `${own.corrected} ${own.signed(corrected)}` }]),
      ],
      worth: pays === 0 ? nothing : own.aCard(pays),
    }));
  },

  seats(state, { players }, _moneyShown, { words: { galleryTable: words, terms, window } }) {
    const { points } = galleryTerms({ terms }, state.setup.edition);
    return seatsOf(state, baysOf(state), players).map(
      ({ at, name, plays, first, hand, away, displayed, faceDown, score }) => ({
        at,
        name,
        roles: [...(plays ? [words.toPlay] : []), ...(first ? [words.firstPlayer] : [])],
        acts: plays,
        hand: handText(words, window.away, hand, away),
        works:
          displayed?.map(({ bay, count }) => workOf(bay, count, words.displays(bay.name, count))) ?? null,
        faceDown: faceDown === 0 ? null : words.faceDown(faceDown),
        has: words.points(score, points),
      }),
    );
  },

  roundOver(state, { words: { gallerySettle: words, terms }, locale }) {
    const { card } = galleryTerms({ terms }, state.setup.edition);
    return {
      title: whyOver(state, words, card, (names) => listFormat(locale).format(names)),
      note: noteOnRound(state, words),
      bays: rankedBays(state, state.round),
      words: { ...words.board, paintings: (count) => words.cards(count, card) },
      asks: null,
    };
  },

  payments(state, record, kept, { words }) {
    const draft = readSettling(kept, state);
    if (stageOf(state, draft).kind !== 'scores') return null;
    const counting = state.setup.tracking === 'counts';
    const payouts = counting
      ? readDisplays(state, draft.typed).payouts
      : (explain(state, state.round)?.payouts ?? null);
    if (payouts === null) return null;
    const { card, points } = galleryTerms(words, state.setup.edition);
    return {
      title: words.gallerySettle.scores.title(points),
      payments: inSeats(record, payouts).map(({ seat, name, parts, payout }) => ({
        seat,
        name,
        parts: scoredParts(state, parts, words, card),
        amount: String(payout),
        something: payout > 0,
        handed: false,
      })),
    };
  },

  story(state, record, { words, locale }) {
    const { points } = galleryTerms(words, state.setup.edition);
    const story = storyOf(record, state);
    if (story === null) return '';
    const list = (names: readonly string[]) => listFormat(locale).format(names);
    const naming = namingOf(record, locale);
    return storySentence(story, { words: words.gallerySettle.end, naming, points, list });
  },

  Board,
  Bays,
  Seats,
  Pad: PointsPad,
};
