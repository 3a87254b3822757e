import { run } from '../../src/club/command/run.ts';

/** `npm run club` without a build. */
await run(process.argv.slice(2), () => Promise.resolve());
