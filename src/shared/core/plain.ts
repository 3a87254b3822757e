/**
 * Whether JSON text nests deeper than this. Checked before parsing, because brackets are the only way for a short
 * text to make a large value.
 */
export function nestsDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(text, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > most) return true;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      default:
    }
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The index of the closing quote, or the end of the text if there is none. */
function endOfText(json: string, quote: number): number {
  for (let end = json.indexOf('"', quote + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/**
 * Whether a value parsed from JSON survives being serialised and parsed again: finite numbers, and no field that
 * would set an object’s prototype.
 */
export function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value);
    case 'object':
      if (value === null) return true;
      if (Array.isArray(value)) return value.every(isPlain);
      return !Object.hasOwn(value, '__proto__') && hasPlainFields(value);
    case 'string':
    case 'boolean':
    case 'undefined':
      return true;
    case 'bigint':
    case 'symbol':
    case 'function':
      return false;
  }
}

/** Iterates over the fields: a list of keys would take more memory than many objects. */
function hasPlainFields(value: object): boolean {
  for (const name in value) if (!isPlain(Reflect.get(value, name))) return false;
  return true;
}
