import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { RequestListener } from 'node:http';
import { startClub } from '../joining.ts';
import { openWatch } from '../metrics.ts';
import { openClubPage } from '../page/index.ts';
import { openTickets } from '../page/tickets.ts';
import { startClubServer, type ClubServer } from '../server.ts';
import type { ListeningOptions } from './arguments.ts';
import { keepAlive } from './keep-alive.ts';
import { codeOf } from './places.ts';
import type { Opened } from './opened.ts';
import { CommandProblem } from './problem.ts';

export interface ServeOptions {
  readonly opened: Opened;
  readonly folder: string;
  readonly listening: ListeningOptions;
  readonly metricsToken: string | null;
  /** An error that nobody expected, for the log. */
  readonly note: (error: unknown) => void;
}

const root = join(import.meta.dirname, '../../..');

/** Answers requests until it’s closed, and starts the private database again if that ends. */
export async function serveClubs({ opened, folder, listening, metricsToken, note }: ServeOptions) {
  const { database, postgres } = opened;
  const { behind } = listening;
  const tls = listening.tls === null ? null : readTls(listening.tls);
  let server: ClubServer | null = null;
  const watch = openWatch({
    database,
    listening: () => server?.listening() ?? 0,
    token: metricsToken,
    trustsLoopback: behind === null,
  });
  const tickets = openTickets();
  const page = openClubPage({
    database,
    tickets,
    folder: join(folder, 'pages'),
    window: join(root, 'out/renderer'),
    address: () => server?.address ?? behind?.address ?? 'http://localhost',
    note,
  });
  const others: RequestListener = (request, response) => {
    if (!watch.answer(request, response)) page.others(request, response);
  };
  try {
    server = await startClubServer({
      database,
      host: listening.host,
      port: listening.port,
      ...(tls === null ? {} : { tls }),
      ...(behind === null ? {} : { address: behind.address, proxies: behind.proxies }),
      watched: watch.watched,
      others,
      giveTicket: tickets.give,
      upgrade: page.upgrade,
      onError: note,
    });
  } catch (error) {
    await page.close();
    throw listeningProblem(error, listening);
  }
  const stopLooking = postgres === null ? () => Promise.resolve() : keepAlive(postgres, note);
  const { address, close } = server;
  return {
    address,
    close: async () => {
      await stopLooking();
      await page.close();
      await close();
    },
  };
}

/** The first start makes a club. Returns its owner’s invitation, or `null` if there was a club already. */
export async function firstClub({ database }: Opened, name: string): Promise<string | null> {
  const [present] = await database.clubs();
  return present === undefined ? (await startClub(database, name)).invitation : null;
}

/** Says which of the two can't be used. */
export function readTls(files: { readonly cert: string; readonly key: string }): {
  readonly cert: string;
  readonly key: string;
} {
  const using = <T>(file: string, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw new CommandProblem(({ listening }) => listening.unread(file, codeOf(error)));
    }
  };
  const read = (file: string): string => using(file, () => readFileSync(file, 'utf8'));
  const pair = { cert: read(files.cert), key: read(files.key) };
  // A server takes an empty file for none, and encrypts nothing.
  using(files.cert, () => new X509Certificate(pair.cert));
  using(files.key, () => createPrivateKey(pair.key));
  using(files.cert, () => createSecureContext(pair));
  return pair;
}

function listeningProblem(error: unknown, { host, port }: ListeningOptions): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new CommandProblem(({ listening }) => listening.taken(port));
    case 'EACCES':
      return new CommandProblem(({ listening }) => listening.notAllowed(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CommandProblem(({ listening }) => listening.failed(host, codeOf(error)));
    default:
      return error;
  }
}
