import type { ResultCode } from '../../result/index.ts';
import type { Message } from '../message.ts';

export const problems: Record<ResultCode, Message> = {
  'not-a-whole-number': () => 'This must be a whole number.',
  'one-a-player': ({ players }, { count }) =>
    `There must be one number for each of the ${count(players)} players.`,
  'nobody-won': () => 'Who won? Enter the scores or the winner.',
  'only-a-result': () => 'Only the result of this game is known, so it can’t be continued.',
};
