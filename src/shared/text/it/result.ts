import type { ResultCode } from '../../result/index.ts';
import type { Message } from '../message.ts';
import { dei } from './article.ts';

export const problems: Record<ResultCode, Message> = {
  'not-a-whole-number': () => 'Qui serve un numero intero.',
  'one-a-player': ({ players }, { count }) => `Serve un numero per ognuno ${dei(count(players))} giocatori.`,
  'nobody-won': () => 'Qualcuno deve aver vinto: indica i punteggi, o chi ha vinto.',
  'only-a-result': () => 'Di questa partita si conosce solo il risultato: non si può continuare a giocarla.',
};
