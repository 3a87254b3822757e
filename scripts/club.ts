import { run } from '../src/club/command/run.ts';
import { buildIfStale } from './build.ts';

/** `npm run club`: a club's server and its commands. */
await run(process.argv.slice(2), buildIfStale);
