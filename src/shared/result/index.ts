export { type ResultCode } from './codes.ts';
export {
  claimsResult,
  documentOf,
  readResult,
  RESULT_FORMAT,
  RESULT_VERSION,
  resultRefusal,
} from './document.ts';
export { KNOWN_RESULT, resultOf, type KnownResult } from './known-result.ts';
