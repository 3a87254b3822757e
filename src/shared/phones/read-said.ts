import { SALE_KINDS } from '../auction/index.ts';
import { fromJson } from '../core/json.ts';
import { isAmount, isObject } from '../core/shape.ts';
import { LANGUAGES, type Language } from '../text/languages.ts';
import { readTypedCode } from './typed-code.ts';
import { DO_KINDS, LARGEST_SAID_BYTES, type Said, type SaidStep } from './protocol.ts';

const WORD = /^[\w-]{1,64}$/;
const LOT = /^[\w.-]{1,64}$/;
/** More than any box's money, and short enough to show. */
const MOST = 999_999;

/** Reads what a phone says. Returns `null` if it isn't a message of the protocol. */
export function readSaid(text: string): Said | null {
  if (text.length > LARGEST_SAID_BYTES) return null;
  const said = fromJson(text);
  if (!isObject(said)) return null;
  const { say, token, code, key, language, seat } = said;
  switch (say) {
    case 'join':
    case 'watch':
      return isWord(token) && isLanguage(language) ? { say, token, language } : null;
    case 'type': {
      const typed = typeof code === 'string' ? readTypedCode(code) : null;
      return typed !== null && isLanguage(language) ? { say, code: typed, language } : null;
    }
    case 'back':
      return isWord(key) && isLanguage(language) ? { say, key, language } : null;
    case 'seat':
      return isAmount(seat) ? { say, seat } : null;
    case 'language':
      return isLanguage(language) ? { say, language } : null;
    case 'here':
      return { say };
    case 'do':
      return readStep(said);
    default:
      return null;
  }
}

function readStep({ lot, kind, amount, buyer, auction }: Readonly<Record<string, unknown>>): SaidStep | null {
  const known = DO_KINDS.find((each) => each === kind);
  if (known === undefined || typeof lot !== 'string' || !LOT.test(lot)) return null;
  const step = { say: 'do', lot, kind: known } as const;
  switch (known) {
    case 'bid':
    case 'seal':
    case 'price':
      return isSum(amount) ? { ...step, amount } : null;
    case 'sale':
      return isSum(amount) && isAmount(buyer) ? { ...step, amount, buyer } : null;
    case 'add': {
      const symbol = SALE_KINDS.find((each) => each === auction);
      return symbol === undefined ? null : { ...step, auction: symbol };
    }
    case 'pass':
    case 'unseal':
    case 'take':
    case 'decline':
      return step;
  }
}

/** A token or a key: base64url. */
function isWord(value: unknown): value is string {
  return typeof value === 'string' && WORD.test(value);
}

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

function isSum(value: unknown): value is number {
  return isAmount(value) && value <= MOST;
}
