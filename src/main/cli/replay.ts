import { documentsOf, STANDARD_INPUT } from '../transfer/documents.ts';
import { linesTo, type WriteLine } from './output.ts';
import { replayLine } from './replay-line.ts';

const USAGE = `Usage: npm run --silent replay -- FILE…

Replays game records and prints one line of JSON for each, in the order given.
A .json file holds one record, an .ndjson file one a line; “-” reads one a line from standard input.`;

/** Exit codes. */
const EXIT = { allReplayed: 0, someRefused: 1, usage: 2 } as const;

/** Replays every document of these files. Stops early only if no one reads the output any more. */
async function replayFiles(files: readonly string[], folder: string, write: WriteLine): Promise<number> {
  let exit: number = EXIT.allReplayed;
  for (const file of files) {
    for await (const given of documentsOf(file, folder)) {
      const line = replayLine(given);
      if (!line.ok) exit = EXIT.someRefused;
      if (!(await write(line.text))) return exit;
    }
  }
  return exit;
}

/** File names are relative to where the user ran the command: npm runs scripts in the project's folder. */
function folderOfCaller({ npm_lifecycle_event: script, INIT_CWD: folder }: NodeJS.ProcessEnv): string {
  return script === 'replay' && folder !== undefined ? folder : process.cwd();
}

const words = process.argv.slice(2);
const isOption = (word: string): boolean => word.startsWith('-') && word !== STANDARD_INPUT;
if (words.length === 0 || words.some(isOption)) {
  const asked = words.includes('--help') || words.includes('-h');
  (asked ? console.log : console.error)(USAGE);
  process.exitCode = asked ? EXIT.allReplayed : EXIT.usage;
} else {
  process.exitCode = await replayFiles(words, folderOfCaller(process.env), linesTo(process.stdout));
}
