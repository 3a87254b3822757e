import { StartProblem } from '../start-problem.ts';

export interface Arguments {
  /** In the browser, which a port is for, and not in a window. */
  readonly browser: boolean;
  readonly open: boolean;
  readonly port: number | null;
  readonly data: string | null;
  readonly help: boolean;
}

export function readArguments(words: readonly string[]): Arguments {
  let given: Arguments = { browser: false, open: true, port: null, data: null, help: false };
  const rest = words.flatMap(splitAtEquals);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    switch (word) {
      case '--browser':
        given = { ...given, browser: true };
        break;
      case '--no-open':
        given = { ...given, open: false };
        break;
      case '--help':
        given = { ...given, help: true };
        break;
      case '--port':
        given = { ...given, browser: true, port: readPort(rest.shift()) };
        break;
      case '--data':
        given = { ...given, data: readFolder(rest.shift()) };
        break;
      default:
        throw unknownOption(word);
    }
  }
  return given;
}

function unknownOption(word: string): StartProblem {
  return new StartProblem(({ start }) => start.options.unknown(word));
}

function splitAtEquals(word: string): string[] {
  const equals = word.startsWith('--') ? word.indexOf('=') : -1;
  return equals === -1 ? [word] : [word.slice(0, equals), word.slice(equals + 1)];
}

function readPort(word: string | undefined): number {
  const port = Number(word);
  if (word !== undefined && /^\d+$/.test(word) && port >= 1024 && port <= 65535) return port;
  throw new StartProblem(({ start }) => start.options.port(word ?? null));
}

function readFolder(word: string | undefined): string {
  if (word !== undefined && word !== '' && !word.startsWith('--')) return word;
  throw new StartProblem(({ start }) => start.options.data);
}
