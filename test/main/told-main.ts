import { createRouterClient } from '@orpc/server';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as later } from 'node:timers/promises';
import type { Change } from '../../src/shared/api.ts';
import { isObject } from '../../src/shared/core/shape.ts';
import type { Asking } from '../../src/main/figures/asking.ts';
import type { Answers, Name, Questions } from '../../src/main/figures/thread.ts';
import { figuresIn } from './figures/figures-in.ts';
import { layGround } from './fuzzing/fuzzing-calls.ts';
import { keptHistory, NOW } from './store/told-history.ts';

/** The told games in main, for the screens of a test page: in a process of its own, because it has one time zone. */
const folder = mkdtempSync(join(tmpdir(), 'vernissage-told-main-'));
keptHistory(folder).close();
let copies = 0;
let changes: Change[] = [];
let { connect } = open();

function open() {
  const copy = `${folder}-${(copies += 1)}`;
  cpSync(folder, copy, { recursive: true });
  const info = { version: '1.0.0', dataFolder: '/the/games', quitInMenu: true, club: null };
  // In this thread, on the day of the told games.
  const figures: { readonly [Each in Name]: (about: Questions[Each]) => Answers[Each] } = figuresIn(
    copy,
    () => NOW,
  );
  const ask: Asking['ask'] = async (name, about) => figures[name](about);
  const ground = layGround({ now: () => NOW, info, figures: { ask } }, copy);
  const heard: Change[] = (changes = []);
  void (async () => {
    const context = { rights: 'edit', answered: new WeakSet() } as const;
    const { changes: told } = createRouterClient(ground.router, { context });
    for await (const change of await told()) heard.push(change);
  })();
  return ground;
}

process.on('message', (asked) => {
  if (!isObject(asked)) return;
  void answer(asked['message']).then((said) =>
    process.send?.({ number: asked['number'], said, changes: changes.splice(0) }),
  );
});
process.on('disconnect', () => process.exit());

/** What is said to a message in the contract; to any other the games are again as they were. */
async function answer(message: unknown): Promise<string[]> {
  const said: string[] = [];
  if (message === 'anew') ({ connect } = open());
  else await connect((text) => void said.push(text)).message(message);
  await later();
  return said;
}
