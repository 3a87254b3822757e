import { resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { clubLink, CLUB_PORT, type ClubLink } from '../../shared/club/index.ts';
import { CLUB, type ClubWords } from '../../shared/text/all-club.ts';
import { languageOfTerminal, wordsOfTerminal } from '../../main/localisation.ts';
import { StartProblem } from '../../main/start-problem.ts';
import { BadBackup, UnreadBackup } from '../backup/format.ts';
import { restoreBackup } from '../backup/restoring.ts';
import { writeBackup } from '../backup/writing.ts';
import { startClub } from '../joining.ts';
import {
  erasePerson,
  inviteFromServer,
  listMembers,
  recoverFromServer,
  revokeFromServer,
} from '../operating.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { givenDatabase, openForCommand, openForServer, type Opened } from './opened.ts';
import {
  announce,
  announcedAddress,
  checkServerFolder,
  codeOf,
  makeServerFolder,
  serverFolder,
} from './places.ts';
import { CommandProblem } from './problem.ts';
import { firstClub, serveClubs } from './serving.ts';

/** `npm run club`, from the words after it to the last line printed. Never throws. */
export async function run(
  given: readonly string[],
  build: () => Promise<void>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const words = CLUB[languageOfTerminal(environment)];
  try {
    const { command, ...others } = readArguments(given);
    const context: Context = {
      words,
      environment,
      ...others,
      folder: serverFolder(others.data),
    };
    switch (command.kind) {
      case 'help':
        say(words.usage);
        return;
      case 'serve':
        await build();
        await serve(context, command);
        return;
      case 'restore':
        prepareFolder(context);
        await withDatabase(context, (opened) => restore(context, opened, command.file));
        return;
      default:
        prepareFolder(context, false);
        await withDatabase(context, (opened) => act(context, opened, command));
    }
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${sentenceOf(error, words, environment)}\n`);
  }
}

interface Context extends Omit<Arguments, 'command'> {
  readonly words: ClubWords;
  readonly environment: NodeJS.ProcessEnv;
  readonly folder: string;
}

type Other = Exclude<Arguments['command'], { kind: 'help' | 'serve' | 'restore' }>;

async function serve(
  context: Context,
  { name, listening }: Extract<Arguments['command'], { kind: 'serve' }>,
): Promise<void> {
  const { words, folder, user, environment } = context;
  prepareFolder(context);
  const stopped = toldToStop();
  const opened = await openForServer({ folder, user, environment });
  try {
    const metricsToken = environment['VERNISSAGE_CLUB_METRICS_TOKEN'] ?? '';
    const server = await serveClubs({
      opened,
      folder,
      listening,
      metricsToken: metricsToken === '' ? null : metricsToken,
      note: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
    });
    try {
      announce(folder, server.address);
      const invitation = await firstClub(opened, name ?? words.firstName);
      const isPrivate = givenDatabase(environment) === null;
      say(isPrivate ? words.open(server.address, folder) : words.withDatabase(server.address));
      if (listening.behind === null && listening.tls === null) say(words.onlyHere);
      if (invitation !== null) {
        say(words.started(name ?? words.firstName));
        sayLink({ server: server.address, kind: 'invitation', token: invitation });
        say(words.whatNext);
      } else {
        for (const club of await opened.database.clubs()) {
          const members = await listMembers(opened.database, club.id);
          if (!members.some(({ role, revoked }) => role === 'owner' && !revoked))
            say(words.noOwner(club.name));
        }
      }
      await stopped;
    } finally {
      await server.close();
    }
  } finally {
    await opened.close();
  }
}

async function restore({ words }: Context, { database }: Opened, file: string): Promise<void> {
  const restored = await restoreBackup(database, file).catch((error: unknown) => {
    throw backupProblem(error, file);
  });
  if (restored.kind === 'present') throw new CommandProblem(({ backup }) => backup.present(restored.name));
  const { logs, said } = restored.counted;
  say(words.backup.restored(restored.name, String(logs), String(said)));
}

async function act(context: Context, { database }: Opened, command: Other): Promise<void> {
  const { words } = context;
  if (command.kind === 'clubs') {
    const clubs = await database.clubs();
    if (clubs.length === 0) say(words.noClub);
    for (const { id, name } of clubs) say(`${id}  ${name}`);
    return;
  }
  if (command.kind === 'new-club') {
    const { name } = command;
    if ((await database.clubs()).some((club) => club.name === name))
      throw new CommandProblem((each) => each.sameClub(name));
    const { invitation } = await startClub(database, name);
    say(words.started(name));
    sayLink(linkTo(context, 'invitation', invitation));
    say(words.whatNext);
    return;
  }
  const club = await chosenClub(context, { database });
  switch (command.kind) {
    case 'invite':
      say(words.invitation(command.role, club.name));
      sayLink(linkTo(context, 'invitation', await inviteFromServer(database, club.id, command.role)));
      return;
    case 'members': {
      const members = await listMembers(database, club.id);
      if (members.length === 0) say(words.noMembers);
      for (const { id, laptop, role, seen, revoked } of members)
        say(words.member(id, laptop, role, seen?.toISOString().slice(0, 10) ?? null, revoked));
      return;
    }
    case 'revoke': {
      const laptop = isUuid(command.id) ? await revokeFromServer(database, club.id, command.id) : null;
      if (laptop === null) throw new CommandProblem((each) => each.noMember(command.id));
      say(words.revoked(laptop));
      return;
    }
    case 'erase': {
      const { person } = command;
      const erasure = await erasePerson(database, club.id, person);
      switch (erasure.kind) {
        case 'nobody':
          throw new CommandProblem((each) => each.noPerson(person));
        case 'several':
          throw new CommandProblem((each) => each.severalPeople(person, erasure.ids));
        case 'erased':
          say(words.erased(erasure.count));
      }
      return;
    }
    case 'recover': {
      const { code, invitation } = await recoverFromServer(database, club.id);
      say(`${words.recovery(club.name)}\n\n  ${clubLink(linkTo(context, 'recovery', code))}\n`);
      say(words.invitation('owner', club.name));
      sayLink(linkTo(context, 'invitation', invitation));
      say(words.afterRecovery);
      return;
    }
    case 'backup': {
      const file = resolve(command.file);
      const { logs, said } = await writeBackup(database, club.id, file).catch((error: unknown) => {
        throw codeOf(error) === 'EEXIST'
          ? new CommandProblem(({ backup }) => backup.exists(file))
          : new CommandProblem(({ backup }) => backup.notWritten(file, codeOf(error)), { cause: error });
      });
      say(words.backup.written(file, String(logs), String(said)));
    }
  }
}

async function withDatabase(context: Context, work: (opened: Opened) => Promise<void>): Promise<void> {
  const stopped = toldToStop();
  const opened = await openForCommand(context);
  try {
    const given = stopped.then(() => {
      throw new CommandProblem((words) => words.stopped);
    });
    await Promise.race([given, work(opened)]);
  } finally {
    await opened.close();
  }
}

/** A database that was started for this command is stopped with it. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

function prepareFolder({ folder, data, environment }: Context, mayMake = true): void {
  if (mayMake) makeServerFolder(folder, data !== null);
  else if (givenDatabase(environment) === null) checkServerFolder(folder);
}

async function chosenClub(
  { club: named }: Context,
  { database }: Pick<Opened, 'database'>,
): Promise<{ readonly id: string; readonly name: string }> {
  const clubs = await database.clubs();
  const found = named === null ? clubs : clubs.filter(({ id, name }) => id === named || name === named);
  const [first, second] = found;
  if (first === undefined) {
    throw new CommandProblem((words) => (named === null ? words.noClub : words.noSuchClub(named)));
  }
  if (second !== undefined) {
    throw new CommandProblem((words) => words.severalClubs(found.map(({ id, name }) => `${id}  ${name}`)));
  }
  return first;
}

/** The address of the server that runs, or of the last one. */
function linkTo({ folder }: Context, kind: ClubLink['kind'], token: string): ClubLink {
  return { server: announcedAddress(folder) ?? `http://127.0.0.1:${CLUB_PORT}`, kind, token };
}

function sayLink(link: ClubLink): void {
  const text = clubLink(link);
  say(`\n  ${text}\n`);
  if (process.stdout.isTTY) say(renderUnicodeCompact(text, { ecc: 'L' }));
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function backupProblem(error: unknown, file: string): unknown {
  if (error instanceof BadBackup) {
    const { why, line } = error;
    return new CommandProblem(({ backup: { notOne, newer, incomplete, damaged } }) =>
      ({ 'not-one': notOne, newer, incomplete, damaged })[why](file, String(line)),
    );
  }
  return error instanceof UnreadBackup
    ? new CommandProblem(({ backup }) => backup.unread(file, codeOf(error.cause)))
    : error;
}

function sentenceOf(error: unknown, words: ClubWords, environment: NodeJS.ProcessEnv): string {
  if (error instanceof CommandProblem) return error.said(words);
  if (error instanceof StartProblem) return error.said(wordsOfTerminal(environment));
  return words.failed(error instanceof Error ? error.message : String(error));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
