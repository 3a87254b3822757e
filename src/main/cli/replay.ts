import { runOnRecords } from './record-command.ts';
import { replayLine } from './replay-line.ts';

await runOnRecords({
  name: 'replay',
  does: 'Replays game records and prints one line of JSON for each, in the order given.',
  line: replayLine,
});
