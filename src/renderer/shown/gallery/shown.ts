import { cardsHeld, explain, gallery, type State } from '../../../shared/gallery/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { galleryTerms } from '../../../shared/text/terms.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import type { Laid } from '../../game/wall/bay.ts';
import { inSeats, workOf, type ShownFamily } from '../family.ts';
import { baysOf } from './board.ts';
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
  bays(state, { words }, guessing = false) {
    const own = words.galleryTable;
    const { nothing, of, paysNow, unseen: notSeen } = words.window.table;
    const over = gallery.outcome(state).status !== 'playing';
    /** Face-down cards may still change the ranking. */
    const unknown = guessing || (over && cardsHeld(state).faceDown.some((cards) => cards > 0));
    return baysOf(state).map(({ tokens, awards, corrected, pays, unseen, beside, edition, ...bay }) => {
      const reach = over ? null : bay.reach;
      const laid: readonly Laid[] = [
        ...tokens.map((token, at): Laid =>
          token === null
            ? { text: '–', said: own.noToken(at + 1), as: 'none' }
            : { text: String(token), said: `${own.tokenOf(at + 1)} ${token}`, as: 'token' },
        ),
        ...awards.map((award): Laid => ({
          text: `+${award}`,
          said: `${own.awardToken} ${award}`,
          as: 'award',
        })),
        ...(corrected === 0 ? [] : [signed(corrected)]),
      ];
      return {
        ...bay,
        of: of(bay.limit),
        sold: 0,
        beside: beside ? galleryTerms(words, edition).influence.one : '',
        reach,
        warning: reach === null ? '' : own.reach[reach],
        facts: [
          {
            label: own.tokens,
            value: laid.length === 0 ? [{ text: '–', said: own.noTokens, as: 'none' }] : laid,
          },
          {
            label: over ? own.scores : paysNow,
            value: unknown ? '?' : pays === 0 ? nothing : own.aCard(pays),
          },
          ...(over ? [] : [{ label: notSeen, value: String(unseen), spare: true }]),
        ],
      };
    });

    function signed(change: number): Laid {
      const text = own.signed(change);
      return { text, said: `${own.corrected} ${text}`, as: 'corrected' };
    }
  },

  seats(state, { players }, _moneyShown, { words: { galleryTable: words, terms } }) {
    const { points } = galleryTerms({ terms }, state.setup.edition);
    return seatsOf(state, baysOf(state), players).map(
      ({ at, name, plays, first, hand, displayed, faceDown, score }) => ({
        at,
        name,
        roles: [...(plays ? [words.toPlay] : []), ...(first ? [words.firstPlayer] : [])],
        acts: plays,
        hand: hand === null ? null : hand === 0 ? words.noCards : words.inHand(hand),
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

  Seats,
  Pad: PointsPad,
};
