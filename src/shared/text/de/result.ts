import type { ResultCode } from '../../result/index.ts';
import type { Message } from '../message.ts';

export const problems: Record<ResultCode, Message> = {
  'not-a-whole-number': () => 'Hier muss eine ganze Zahl stehen.',
  'one-a-player': ({ players }, { count }) =>
    `Hier muss für jeden der ${count(players)} Spieler eine Zahl stehen.`,
  'nobody-won': () => 'Wer hat gewonnen? Trag die Ergebnisse ein, oder wer gewonnen hat.',
  'only-a-result': () =>
    'Von dieser Partie ist nur das Ergebnis bekannt, also lässt sie sich nicht fortsetzen.',
};
