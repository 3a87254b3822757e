import type { StepRefusal } from './protocol.ts';
import type { NotJudged } from './judge.ts';
import type { PhoneLanguage, PhoneMoment } from './moment.ts';
import { money } from '../text/money.ts';
import { editionIn } from '../record/index.ts';
import { never } from '../core/never.ts';

/** Why a step was refused, as the phone is told: to the player themself, who knows their own money. */
export function refusalOf(
  { timeline }: PhoneMoment,
  refusal: NotJudged,
  { own, words, locale }: PhoneLanguage,
): { readonly why: StepRefusal; readonly said: string } {
  switch (refusal.why) {
    case 'gone':
    case 'not-allowed':
      return { why: refusal.why, said: own.refused[refusal.why] };
    case 'refused': {
      const { refused } = refusal;
      const said = words.liveAuction.refused;
      switch (refused.why) {
        case 'not-higher':
          return {
            why: refused.why,
            said: said[refused.why](money(editionIn(timeline.record), refused.standing, locale)),
          };
        case 'too-much':
        case 'price-too-much':
          return { why: refused.why, said: own.refused[refused.why] };
        case 'out-of-turn':
        case 'too-little':
          return { why: refused.why, said: said[refused.why] };
      }
      return never(refused);
    }
  }
}
