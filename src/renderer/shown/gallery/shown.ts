import { explain, type State } from '../../../shared/gallery/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { galleryTerms } from '../../../shared/text/terms.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import { handText } from '../../../shared/text/away.ts';
import { workOf, type ShownFamily } from '../family.ts';
import { baysOf } from './board.ts';
import { boardWords, paymentsOf } from './closed-round.ts';
import { readDisplays } from './displays.ts';
import PointsPad from './PointsPad.svelte';
import { rankedBays } from './ranked-bays.ts';
import { noteOnRound, whyOver } from './round-over.ts';
import Seats from './Seats.svelte';
import { seatsOf } from './seats.ts';
import { readSettling } from './settling-draft.ts';
import { stageOf } from './stage.ts';
import { storySentence } from './story-sentence.ts';
import { storyOf } from './story.ts';
import { wallOf } from './wall.ts';

export const shown: ShownFamily<State> = {
  bays: wallOf,

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

  roundOver(state, { words: all, locale }) {
    const { gallerySettle: words } = all;
    const { card } = galleryTerms(all, state.setup.edition);
    return {
      title: whyOver(state, words, card, (names) => listFormat(locale).format(names)),
      note: noteOnRound(state, words),
      bays: rankedBays(state, state.round),
      words: boardWords(state, all),
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
    return payouts && paymentsOf(state, record, payouts, words);
  },

  leads({ scores, setup }, { players }, _moneyShown, { words, locale }) {
    const most = Math.max(...scores);
    if (most === 0) return words.gallerySettle.pad.leadsNobody;
    const names = players.flatMap(({ name }, seat) => (scores[seat] === most ? name : []));
    const sum = words.galleryTable.points(most, galleryTerms(words, setup.edition).points);
    return words.settle.pad.leads(listFormat(locale).format(names), names.length > 1, sum);
  },

  story(state, record, { words, locale }) {
    const { points } = galleryTerms(words, state.setup.edition);
    const story = storyOf(record, state);
    if (story === null) return '';
    const list = (names: readonly string[]) => listFormat(locale).format(names);
    const naming = namingOf(record, locale);
    return storySentence(story, { words: words.gallerySettle.end, naming, points, list });
  },

  Seats,
  Pad: PointsPad,
};
