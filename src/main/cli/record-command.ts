import type { Writable } from 'node:stream';
import { codeOf } from '../../shared/core/error-code.ts';
import type { GameRecord, RecordProblem } from '../../shared/record/index.ts';
import { en } from '../../shared/text/en/index.ts';
import { problemSentence } from '../../shared/text/sentence.ts';
import { documentsOf, STANDARD_INPUT, type Given } from '../transfer/documents.ts';

/** The command's output for one document, and whether it succeeded. */
export interface Line {
  readonly ok: boolean;
  readonly text: string;
}

/** A command that prints one line of JSON per record. */
export interface RecordCommand {
  /** The npm script that runs it. */
  readonly name: string;
  readonly does: string;
  readonly line: (given: Given) => Line;
}

const EXIT = { allFine: 0, someRejected: 1, usage: 2 } as const;

/** Runs a command on the files named on the command line, and sets the exit code. */
export async function runOnRecords(command: RecordCommand): Promise<void> {
  const words = process.argv.slice(2);
  const isOption = (word: string): boolean => word.startsWith('-') && word !== STANDARD_INPUT;
  if (words.length === 0 || words.some(isOption)) {
    const asked = words.includes('--help') || words.includes('-h');
    (asked ? console.log : console.error)(usageOf(command));
    process.exitCode = asked ? EXIT.allFine : EXIT.usage;
  } else {
    process.exitCode = await printLines(command, words, linesTo(process.stdout));
  }
}

/** Writes a line and waits until the stream accepts more; returns `false` if the reader has gone (`| head -1`). */
type WriteLine = (line: string) => Promise<boolean>;

function linesTo(stream: Writable): WriteLine {
  // Each failed write reports to its caller; the stream emits the error as well.
  stream.on('error', () => undefined);
  return (line) =>
    new Promise((resolve, reject) => {
      stream.write(`${line}\n`, (error) => {
        if (!error) resolve(true);
        else if (codeOf(error) === 'EPIPE') resolve(false);
        else reject(error);
      });
    });
}

function usageOf({ name, does }: RecordCommand): string {
  return `Usage: npm run --silent ${name} -- FILE…

${does}
A .json file has one record, an .ndjson file one per line; “-” reads one per line from standard input.`;
}

/** Prints a line for every document of these files. Stops early only if no one reads the output any more. */
async function printLines(
  { name, line }: RecordCommand,
  files: readonly string[],
  write: WriteLine,
): Promise<number> {
  const folder = folderOfCaller(name, process.env);
  let exit: number = EXIT.allFine;
  for (const file of files) {
    for await (const given of documentsOf(file, folder)) {
      const { ok, text } = line(given);
      if (!ok) exit = EXIT.someRejected;
      if (!(await write(text))) return exit;
    }
  }
  return exit;
}

/** File names are relative to where the user ran the command: npm runs scripts in the project's folder. */
function folderOfCaller(
  name: string,
  { npm_lifecycle_event: script, INIT_CWD: folder }: NodeJS.ProcessEnv,
): string {
  return script === name && folder !== undefined ? folder : process.cwd();
}

/** The line for a document that is not a valid record; `game` if its head could be read. */
export function rejected(source: string, problem: RecordProblem, game: GameRecord | null): Line {
  const { id, index, code } = problem;
  const where = [source, problem.place].filter((part) => part !== '').join(', ');
  const message = `${where}: ${problemSentence(en, 'en', game, problem)}`;
  return { ok: false, text: JSON.stringify({ id, error: { index, code, message } }) };
}

/** The line for a document that could not be read at all. */
export function unreadable({ source }: Given, problem: Omit<RecordProblem, 'index' | 'id'>): Line {
  return rejected(source, { ...problem, index: -1, id: null }, null);
}
