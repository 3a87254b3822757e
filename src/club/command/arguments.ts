import { parseArgs } from 'node:util';
import { CLUB_PORT, ROLES, type Role } from '../../shared/club/index.ts';
import { LONGEST_LINE } from '../../shared/core/limits.ts';
import { cleanName } from '../../shared/core/person-name.ts';
import { CommandProblem } from './problem.ts';

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'clubs' }
  | { readonly kind: 'members' }
  | { readonly kind: 'recover' }
  | { readonly kind: 'serve'; readonly name: string | null; readonly listening: ListeningOptions }
  | { readonly kind: 'invite'; readonly role: Role }
  | { readonly kind: 'revoke'; readonly id: string }
  | { readonly kind: 'erase'; readonly person: string }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'restore'; readonly file: string }
  | { readonly kind: 'new-club'; readonly name: string };

export interface ListeningOptions {
  readonly host: string;
  readonly port: number;
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** The public address of the proxy that encrypts, and where its connections come from. */
  readonly behind: { readonly address: string; readonly proxies: readonly string[] } | null;
}

export interface Arguments {
  readonly command: Command;
  readonly data: string | null;
  readonly club: string | null;
  readonly user: string | null;
}

const OPTIONS = {
  data: { type: 'string' },
  club: { type: 'string' },
  name: { type: 'string' },
  port: { type: 'string' },
  listen: { type: 'string' },
  cert: { type: 'string' },
  key: { type: 'string' },
  behind: { type: 'string' },
  proxy: { type: 'string' },
  user: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const FOR_THE_START: readonly string[] = ['name', 'port', 'listen', 'cert', 'key', 'behind', 'proxy'];

type Values = Readonly<Partial<Record<Exclude<keyof typeof OPTIONS, 'help'>, string>>>;

/** Reads the words after `npm run club --`. */
export function readArguments(words: readonly string[]): Arguments {
  const { tokens } = parseArgs({
    args: [...words],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Partial<Record<string, string>> = {};
  const others: string[] = [];
  let help = false;
  for (const token of tokens) {
    if (token.kind === 'positional') others.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(OPTIONS, name)) throw new CommandProblem(({ options }) => options.unknown(rawName));
    if (name === 'help') help = true;
    else if (value === undefined || value === '' || value.startsWith('--')) throw needs(rawName);
    else values[name] = value;
  }
  const { data = null, club = null, user = null } = values;
  return { command: help ? { kind: 'help' } : commandOf(others, values), data, club, user };
}

function commandOf([name, ...rest]: readonly string[], values: Values): Command {
  const given = Object.keys(values).find((option) => FOR_THE_START.includes(option));
  if (name !== undefined && given !== undefined) throw tooMuch(`--${given}`);
  const most = name === undefined || ['members', 'recover', 'clubs'].includes(name) ? 0 : 1;
  const [word] = rest;
  const extra = rest[most];
  if (extra !== undefined) throw tooMuch(extra);
  const needed = (): string => {
    if (word === undefined) throw needs(name ?? '');
    return word;
  };
  switch (name) {
    case undefined:
      return {
        kind: 'serve',
        name: values.name === undefined ? null : clubName(values.name),
        listening: listeningOf(values),
      };
    case 'members':
    case 'recover':
    case 'clubs':
      return { kind: name };
    case 'invite':
      return { kind: name, role: roleOf(word ?? 'writer') };
    case 'revoke':
      return { kind: name, id: needed() };
    case 'erase':
      return { kind: name, person: needed() };
    case 'backup':
    case 'restore':
      return { kind: name, file: needed() };
    case 'new-club':
      return { kind: name, name: clubName(needed()) };
    default:
      throw new CommandProblem(({ options }) => options.unknownCommand(name));
  }
}

function listeningOf({ listen = '127.0.0.1', port, cert, key, behind, proxy }: Values): ListeningOptions {
  if ((cert === undefined) !== (key === undefined))
    throw new CommandProblem(({ listening }) => listening.half);
  if (proxy !== undefined && behind === undefined) {
    throw new CommandProblem(({ listening }) => listening.proxyAlone);
  }
  if (!isLoopback(listen) && cert === undefined && behind === undefined) {
    throw new CommandProblem(({ listening }) => listening.open(listen));
  }
  return {
    host: listen,
    port: port === undefined ? CLUB_PORT : portOf(port),
    tls: cert === undefined || key === undefined ? null : { cert, key },
    behind:
      behind === undefined
        ? null
        : { address: publicAddress(behind), proxies: proxy === undefined ? HERE : [proxy] },
  };
}

const HERE = ['127.0.0.1', '::1'];

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** As it goes into links: without a slash at the end. */
function publicAddress(text: string): string {
  const url = URL.parse(text);
  const isAlone = url !== null && url.pathname === '/' && url.search === '' && url.hash === '';
  if (url?.protocol !== 'https:' || !isAlone || url.username !== '') {
    throw new CommandProblem(({ listening }) => listening.notSecure(text));
  }
  return url.origin;
}

function portOf(word: string): number {
  const port = Number(word);
  if (/^\d+$/.test(word) && port >= 1 && port <= 65535) return port;
  throw new CommandProblem(({ options }) => options.port(word));
}

function roleOf(word: string): Role {
  const role = ROLES.find((each) => each === word);
  if (role === undefined) throw new CommandProblem(({ options }) => options.role(word));
  return role;
}

function clubName(word: string): string {
  const name = cleanName(word);
  if (name === '' || name.length > LONGEST_LINE) throw new CommandProblem(({ options }) => options.name);
  return name;
}

function needs(option: string): CommandProblem {
  return new CommandProblem(({ options }) => options.needs(option));
}

function tooMuch(word: string): CommandProblem {
  return new CommandProblem(({ options }) => options.tooMuch(word));
}
