import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Later } from '../../../src/renderer/lib/later.svelte.ts';
import NotThere from '../../../src/renderer/ui/NotThere.svelte';
import { render } from '../mounted.ts';

/** The keys that others hear of, while a part loads and after it was loaded or gave up. */
async function heard(keys: string, how: 'loaded' | 'left' | 'failed'): Promise<(readonly string[])[]> {
  const seen: string[] = [];
  const hear = ({ key, shiftKey }: KeyboardEvent) => seen.push(shiftKey ? `Shift ${key}` : key);
  window.addEventListener('keydown', hear);
  onTestFinished(() => window.removeEventListener('keydown', hear));
  let now: Later<string>['now'] = null;
  const part: Later<string> = {
    get now() {
      return now;
    },
    failed: how === 'failed',
    load: () => Promise.resolve(),
  };
  const shown = await render(NotThere, { later: part });
  await userEvent.keyboard(keys);
  const meanwhile = [...seen];
  if (how === 'loaded') now = 'there';
  await shown.unmount();
  await Promise.resolve();
  return [meanwhile, seen.slice(meanwhile.length)];
}

test('keys pressed before a part is there are for it, in their order; those with Ctrl aren’t held', async () => {
  expect(await heard('2{Shift>}A{/Shift}{Enter}', 'loaded')).toEqual([
    ['Shift Shift'],
    ['2', 'Shift A', 'Enter'],
  ]);
  expect(await heard('{Control>}5{/Control}6', 'loaded')).toEqual([['Control', '5'], ['6']]);
});

test('nobody gets keys of a part that was left or can’t be loaded', async () => {
  expect(await heard('25', 'left')).toEqual([[], []]);
  expect(await heard('25', 'failed')).toEqual([['2', '5'], []]);
});
