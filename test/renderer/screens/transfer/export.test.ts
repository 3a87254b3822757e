import { describe, expect, test, vi } from 'vitest';
import { render } from '../../mounted.ts';
import { GAME } from '../../shown/past/past-game.ts';
import { GAME as SUMMARY } from '../home/game.ts';
import { language } from '../../spoken.ts';
import { workingHost } from '../../working-host.ts';
import Picking from '../../../../src/renderer/screens/history/Picking.svelte';
import TakeOut from '../../../../src/renderer/screens/transfer/Export.svelte';
import type { OutgoingPart } from '../../../../src/shared/api.ts';
import { wholeGame } from '../../../shared/record/games.ts';
import { push } from '../../pressing.ts';

const words = language.words.transfer.out;
const GAMES = 300;
/** A host that exports a hundred games when the test says so, and the file the browser saves. */
function handingOut() {
  const asked: string[] = [];
  let answer: (part: OutgoingPart) => void = () => undefined;
  const out = ({ after }: { readonly after: string }) => {
    asked.push(after);
    return new Promise<OutgoingPart>((resolve) => (answer = resolve));
  };
  const { link } = workingHost(({ client }) => ({ ...client, transfer: { ...client.transfer, out } }));
  const hand = (next: string | null) =>
    answer({
      documents: [1, 2].map((seed) => ({
        text: JSON.stringify(wholeGame(seed)),
        changed: '2026-11-20T20:00:00.000Z',
        standing: null,
        isShown: true,
      })),
      boxes: [],
      games: 100,
      of: GAMES,
      people: {},
      next,
    });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return { link, hand, asked, saved };
}

const games = Array.from({ length: GAMES }, (_, at) => ({ ...SUMMARY, id: `g-${at}` }));

describe('an export', () => {
  test('can be stopped, with a message and no file, and shows its progress until it is saved', async () => {
    const { link, hand, asked, saved } = handingOut();
    const screen = await render(TakeOut, { games }, { link });
    const go = screen.getByRole('button', { name: words.go });
    await push(go);
    await push(screen.getByRole('button', { name: words.stop }));
    hand('g-099');
    await expect.element(screen.getByText(words.stopped)).toBeVisible();
    expect([asked, saved]).toEqual([[''], []]);
    await push(go);
    hand('g-099');
    await expect.element(screen.getByText(words.going('100', '300'))).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '100');
    expect(saved).toEqual([]);
    hand(null);
    await expect.poll(() => saved).toHaveLength(1);
    expect(asked).toEqual(['', '', 'g-099']);
  });

  test('from the history can be stopped too, and keeps the selection', async () => {
    const { link, hand, saved } = handingOut();
    const onpick = vi.fn();
    const picked = new Map(['g-1', 'g-2'].map((id) => [id, { ...GAME, id }]));
    const props = { picked, count: 2, onpick, onall: () => Promise.resolve([]), onchange: vi.fn() };
    const screen = await render(Picking, props, { link });
    await push(screen.getByRole('button', { name: language.words.history.takeOut }));
    await expect.element(screen.getByText(words.going('0', '2'))).toBeVisible();
    await push(screen.getByRole('button', { name: words.stop }));
    hand('g-099');
    await expect.element(screen.getByText(language.words.history.picked(2))).toBeVisible();
    expect(onpick).not.toHaveBeenCalled();
    expect(saved).toEqual([]);
  });
});
