import { join } from 'node:path';
import { openFigures, type Figures } from '../../../src/main/figures/figures.ts';
import { openToRead } from '../../../src/main/store/connection.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';

/** The figures of the games in a folder, in this thread. */
export function figuresIn(folder: string, now = () => '2026-11-21T19:30:00.000Z'): Figures {
  return openFigures({
    reading: (work) => {
      const database = openToRead(join(folder, STORE_FILE));
      try {
        return work(database, () => undefined);
      } finally {
        database.close();
      }
    },
    now,
    onMisread: () => undefined,
  });
}
