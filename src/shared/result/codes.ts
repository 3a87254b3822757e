/** Why a document is not a result, besides what a record’s head may be refused for. */
export const RESULT_CODES = ['not-a-whole-number', 'one-a-player', 'nobody-won', 'only-a-result'] as const;

export type ResultCode = (typeof RESULT_CODES)[number];
