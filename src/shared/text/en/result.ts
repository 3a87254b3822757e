import type { ResultCode } from '../../result/index.ts';
import type { Message } from '../message.ts';

export const problems: Record<ResultCode, Message> = {
  'not-a-whole-number': () => 'This has to be a whole number.',
  'one-a-player': ({ players }, { count }) =>
    `There has to be one number for each of the ${count(players)} players.`,
  'nobody-won': () => 'Somebody has to have won: give the scores, or say who did.',
  'only-a-result': () => 'Of this game only the result is known: it cannot be played on.',
};
