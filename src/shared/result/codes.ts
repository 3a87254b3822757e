/** Why a document is not a result, in addition to the problems of a head. */
export const RESULT_CODES = ['not-a-whole-number', 'one-a-player', 'nobody-won', 'only-a-result'] as const;

export type ResultCode = (typeof RESULT_CODES)[number];
