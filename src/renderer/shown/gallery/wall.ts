import { cardsHeld, gallery, type State } from '../../../shared/gallery/index.ts';
import type { TextLanguage } from '../../../shared/text/prompting.ts';
import { galleryTerms } from '../../../shared/text/terms.ts';
import type { Bay, Laid } from '../../game/wall/bay.ts';
import { baysOf } from './board.ts';

/** What hangs, in words; `guessing` hides what a card scores. */
export function wallOf(state: State, { words }: TextLanguage, guessing = false): Bay[] {
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
}
