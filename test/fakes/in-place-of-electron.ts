import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const fake = pathToFileURL(join(import.meta.dirname, 'electron.ts')).href;
let isUsed = false;

/** Loaded once for many files: whatever imports Electron gets the fake. */
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier !== 'electron') return next(specifier, context);
    isUsed = true;
    return { url: fake, format: 'module-typescript', shortCircuit: true };
  },
});

/** The next file finds a desktop on which nothing has been started. */
export async function clearFakes(): Promise<void> {
  if (isUsed) (await import('./desktop.ts')).clearDesktop();
}
