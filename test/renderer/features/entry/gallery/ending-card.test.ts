import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { play, influence } from '../../../../fixtures/gallery.ts';
import { render } from '../../../mounted.ts';
import { practiceSession } from '../../../../../src/renderer/screens/table/practice-session.svelte.ts';
import { gallery, type EditionId, type Effect } from '../../../../../src/shared/gallery/index.ts';
import EntryTable from './EntryTable.svelte';
import { tableOf } from './table.ts';

/** A three-player table where the first artist has this many cards, each played by the next player. */
async function open(edition: EditionId, cards: number, last: Effect = 'none') {
  const [first, other] = gallery.editions[edition].artists;
  if (first === undefined || other === undefined) throw new Error('a box has artists');
  const plays = Array.from({ length: cards }, (_, at) =>
    play(at % 3, first.id, at === cards - 1 ? last : 'none'),
  );
  const { record } = tableOf([influence(other.id), ...plays], { edition });
  const session = practiceSession(record, crypto.randomUUID());
  const screen = await render(EntryTable, {}, { session });
  const asks = (question: string) =>
    expect.element(screen.getByRole('heading', { name: question, exact: true })).toBeVisible();
  const bay = screen.getByRole('article', { name: new RegExp(first.name) });
  const warned = () =>
    screen
      .getByRole('button', { name: /ends the round/ })
      .elements()
      .map((button) => button.querySelector('.name')?.firstChild?.textContent?.trim());
  const happened = () => session.view?.record.events.slice(cards + 1) ?? [];
  return { screen, asks, bay, warned, happened, artist: first.name };
}

const words = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim();

describe.each(['masters-gallery', 'modern-art-card-game'] as const)(
  '%s: before the card that ends the round is entered',
  (edition) => {
    test('two below the limit, with a second card to come, the wall says what two together would do', async () => {
      const { bay, warned } = await open(edition, 4);
      await expect.element(bay.getByText('Two together end the round')).toBeVisible();
      expect(warned()).toEqual([]);
    });

    test('one below, a second card is marked, and confirmed with what everybody gets for visible cards', async () => {
      const { screen, asks, warned, happened, artist } = await open(edition, 5, 'second-up');
      await asks(`Does Jason add a second ${artist}?`);
      expect(warned()).toEqual([`A second ${artist}`]);
      await userEvent.keyboard('1');
      await asks(`The 6th ${artist} ends the round.`);
      const told = words(screen.getByText(/^Going by the face-up cards/).element());
      expect(told).toMatch(/Max 6 ?Jason 9 ?Julia 3/);
      expect(told).toContain('before any cards are added');
      expect(happened()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await asks(`Does Jason add a second ${artist}?`);
      await userEvent.keyboard('1{Enter}');
      await expect.poll(happened).toMatchObject([{ type: 'second' }]);
    });

    test('one below, the artist is marked on the wall and among the answers, and the card is confirmed', async () => {
      const { screen, asks, bay, warned, happened, artist } = await open(edition, 5);
      await expect.element(bay.getByText('One more ends the round')).toBeVisible();
      expect(warned()).toEqual([artist]);
      await screen.getByRole('button', { name: new RegExp(`^${artist}`) }).click();
      await asks(`The 6th ${artist} ends the round.`);
      expect(happened()).toEqual([]);
      await screen.getByRole('button', { name: /^Ends the round/ }).click();
      await expect.poll(happened).toMatchObject([{ type: 'play' }]);
      expect(happened()[0]).not.toHaveProperty('effect');
    });

    test('three below, everybody’s cards together could end the round, and that is said before they are called for', async () => {
      const { bay } = await open(edition, 3);
      await expect.element(bay.getByText('One each ends the round')).toBeVisible();
    });

    test('when everybody plays at once, any card that would reach the limit is marked when it is asked for', async () => {
      const { asks, warned, happened, artist } = await open(edition, 4, 'everyone');
      await asks('Everybody plays: what does Max play?');
      expect(warned()).toEqual([]);
      await userEvent.keyboard('1');
      await asks('Everybody plays: what does Jason play?');
      expect(warned()).toEqual([artist]);
      await userEvent.keyboard('12');
      await asks(`The 6th ${artist} ends the round.`);
      expect(happened()).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await expect.poll(happened).toMatchObject([{ type: 'everyone' }]);
    });
  },
);
