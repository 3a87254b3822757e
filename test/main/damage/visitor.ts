import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFolder } from './damages.ts';
import { hostHere } from './hosted.ts';
import type { Order } from './visiting.ts';
import { visit } from './visit.ts';

/** A process that visits one folder after another, and dies if the app would. */
process.on('message', (order: Order) => void answer(order));
process.on('disconnect', () => process.exit());

async function answer({ evenings, wrong, parent, worker, expected }: Order): Promise<void> {
  const room = mkdtempSync(join(parent, 'visit-'));
  const folder = join(room, 'games');
  prepareFolder(evenings, wrong, folder);
  const play = { ...evenings.underWay, next: evenings.underWay.next.slice(0, 3) };
  const report = await visit({
    folder,
    host: hostHere(worker),
    acknowledged: evenings.acknowledged,
    play,
    expected,
  });
  if (report.faults.length === 0) rmSync(room, { recursive: true });
  process.send?.(report);
}
