import { join } from 'node:path';
import { openFigures, type Figures } from '../../../src/main/figures/figures.ts';
import { openToRead } from '../../../src/main/store/connection.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';

const NOW = '2026-11-21T19:30:00.000Z';

/** The figures of the games in a folder, in this thread. */
export function figuresIn(folder: string, now = () => NOW): Figures {
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

/** Answers many questions over one connection. */
export function askingIn<Answers>(folder: string, ask: (figures: Figures) => Answers): Answers {
  const database = openToRead(join(folder, STORE_FILE));
  try {
    const reading = <Done>(work: (from: typeof database, goOn: () => void) => Done) =>
      work(database, () => undefined);
    return ask(openFigures({ reading, now: () => NOW, onMisread: () => undefined }));
  } finally {
    database.close();
  }
}
