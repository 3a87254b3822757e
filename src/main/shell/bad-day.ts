import { app, dialog } from 'electron';
import type { BadDay, BackupView, Mending } from '../../shared/api.ts';
import type { BrokenWorkplace, Workplace } from '../workplace.ts';
import { speechOf, type Speech } from './system-language.ts';

/** Asks what to do until the games are open; null when the person would rather quit. */
export async function openAfterAll(place: Workplace | BrokenWorkplace): Promise<Workplace | null> {
  let now = place;
  while (now.kind === 'broken') {
    const way = await ask(now.badDay);
    if (way === null) {
      now.close();
      app.quit();
      return null;
    }
    now = await now.mend(way);
  }
  return now;
}

async function ask({ problem: { kind }, file, ways, backup }: BadDay): Promise<Mending | null> {
  const speech = speechOf(null);
  const words = speech.words.keeping.badDay;
  const mends = ways.includes('mend') ? [mendSentence(speech, backup)] : [];
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: words.title,
    message: words.what[kind](file),
    detail: [words.safe[kind], words.todo[kind], ...mends].join('\n\n'),
    buttons: [...ways.map((way) => words.ways[way]), words.quit],
    cancelId: ways.length,
  });
  return ways[response] ?? null;
}

function mendSentence({ words, locale }: Speech, backup: BackupView | null): string {
  const { badDay, backups } = words.keeping;
  const games = backup?.holding?.games ?? 0;
  if (backup === null) return badDay.mendWithout;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return badDay.mendWithWhole(
    when.format(Date.parse(backup.at)),
    backups.games(new Intl.NumberFormat(locale).format(games), games === 1),
  );
}
