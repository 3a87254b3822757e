import { runOnRecords } from './record-command.ts';
import { worthLine } from './worth-line.ts';

await runOnRecords({
  name: 'worth',
  does: 'Prints one line of JSON for each game record: what a painting of each artist was worth at every moment.',
  line: worthLine,
});
