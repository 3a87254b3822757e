import { describe, expect, test, vi } from 'vitest';
import { drawPicture, PICTURE } from '../../../../src/renderer/features/evening-picture/drawing.ts';
import { pictureOf } from '../../../../src/renderer/features/evening-picture/picture.ts';
import EveningPicture from '../../../../src/renderer/features/evening-picture/EveningPicture.svelte';
import { readTheme } from '../../../../src/renderer/ui/charts/theme.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
import { push } from '../../pressing.ts';
import { eveningOf } from '../catalogue/evening.ts';

const SPOKEN = [
  { words: WORDS.en, language: 'en', locale: 'en-GB' },
  { words: WORDS.it, language: 'it', locale: 'it-IT' },
] as const;
const [english] = SPOKEN;
const LONG = 'Maximiliane Wilhelmina von Hohenstein-Württemberg';

/** Every text of the picture, with its place. */
function written(picture: ReturnType<typeof pictureOf>) {
  const canvas = document.createElement('canvas');
  const context = Object.assign(canvas, PICTURE).getContext('2d');
  if (context === null) throw new Error('a canvas has a context');
  const write = vi.spyOn(context, 'fillText');
  const texts: { readonly text: string; readonly box: DOMRect }[] = [];
  write.mockImplementation((text, x, y) => {
    const { width, fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(text);
    const left = context.textAlign === 'end' ? x - width : x;
    texts.push({ text, box: new DOMRect(left, y - above, width, above + below) });
  });
  drawPicture(context, picture, readTheme(document.body, false));
  return texts;
}

const textOf = (evening: Parameters<typeof pictureOf>[0], named = true) =>
  written(pictureOf(evening, named, english)).map(({ text }) => text);

describe('the picture of an evening', () => {
  test('has two lines for who played, so that long names aren’t cut', () => {
    const names = [
      'Gioacchino Montefiore',
      'Annamaria Bianchetti',
      'Konstantinos Papado',
      'Wilhelmine Gruber',
    ];
    const picture = pictureOf(eveningOf(1, 'Ada', null), true, english);
    const told = written({ ...picture, subtitle: `78 points · ${names.join(', ')}` });
    const all = told.map(({ text }) => text).join(' ');
    for (const name of names) expect(all).toContain(name);
  });

  test.each([
    [5, LONG, null],
    [40, '王小明 👩‍👩‍👧‍👦 אבגדה', 'Café Zoë'],
    [1, LONG, `${LONG}’s summer house by the lake`],
  ])('with %i games fits on its card, whoever they are named after: %s', (games, name, place) => {
    for (const textLanguage of SPOKEN) {
      const texts = written(pictureOf(eveningOf(games, name, place), true, textLanguage));
      expect(texts.length).toBeGreaterThan(10);
      for (const { text, box } of texts) {
        expect(box.x, text).toBeGreaterThan(60);
        expect(box.right, text).toBeLessThan(PICTURE.width - 60);
        expect(box.bottom, text).toBeLessThan(PICTURE.height - 20);
      }
      // Nothing is written over anything else.
      for (const [at, one] of texts.entries()) {
        for (const other of texts.slice(at + 1)) {
          const [a, b] = [one.box, other.box];
          const across = Math.min(a.right, b.right) - Math.max(a.x, b.x);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
          // Lines of a paragraph touch: a text’s box has space above and below its letters.
          const free = across <= 0 || down < 0.35 * Math.min(a.height, b.height);
          expect(free, `${one.text} / ${other.text}`).toBe(true);
        }
      }
    }
  });

  test('has a wall for each of five games, and says how many others there were', () => {
    const of = (games: number) => pictureOf(eveningOf(games, 'Ada', null), true, english);
    expect([4, 5, 6, 7].map((games) => of(games).walls.length)).toEqual([4, 5, 5, 5]);
    expect([5, 6, 7].map((games) => of(games).more)).toEqual(['', 'and one more game', 'and 2 more games']);
    // A score pad has no wall.
    const evening = eveningOf(7, 'Ada', null);
    const played = evening.played.map((game, at) => (at % 6 === 0 ? { ...game, wall: null } : game));
    expect(pictureOf({ ...evening, played }, true, english)).toMatchObject({
      walls: { length: 5 },
      more: '',
    });
  });

  test('has nobody’s name if it is asked not to', () => {
    for (const games of [1, 3]) {
      const evening = eveningOf(games, 'Wilhelmina', 'the club');
      expect(textOf(evening).join()).toContain('Wilhelmina');
      expect(textOf(evening, false).join()).not.toContain('Wilhelmina');
    }
  });

  test('says what there was of an evening without any labels or walls', () => {
    const evening = { ...eveningOf(1, 'Ada', null), parts: [] };
    const played = evening.played.map((game) => ({ ...game, wall: null }));
    expect(textOf({ ...evening, played })).toEqual([
      'VERNISSAGE',
      'Saturday, 1 March 2025',
      'Ada won',
      expect.stringContaining('512,000'),
    ]);
  });

  test('is copied as a PNG of its size, light or dark as the page is, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const screen = await render(EveningPicture, { evening: eveningOf(3, 'Ada', null) });
    const pixel = async (time: number) => {
      const png = await write.mock.calls[time]?.[0][0]?.getType('image/png');
      const image = await createImageBitmap(png ?? new Blob());
      expect([png?.type, image.width, image.height]).toEqual(['image/png', PICTURE.width, PICTURE.height]);
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
    };
    await push(screen.getByRole('button', { name: 'Copy' }));
    await expect.element(screen.getByText('Copied.')).toBeVisible();
    document.documentElement.dataset['theme'] = 'dark';
    await expect.element(screen.getByText('Copied.')).not.toBeInTheDocument();
    await push(screen.getByRole('button', { name: 'Copy' }));
    await expect.element(screen.getByText('Copied.')).toBeVisible();
    expect([await pixel(0), await pixel(1)]).toEqual([
      [0xf5, 0xf2, 0xec, 255],
      [0x16, 0x17, 0x1b, 255],
    ]);
    delete document.documentElement.dataset['theme'];
    await expect.element(screen.getByText('Copied.')).not.toBeInTheDocument();
    write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await push(screen.getByRole('button', { name: 'Copy' }));
    await expect.element(screen.getByText('Couldn’t copy it. Save it instead.')).toBeVisible();
    await push(screen.getByRole('checkbox'));
    await expect.element(screen.getByText('Couldn’t copy it. Save it instead.')).not.toBeInTheDocument();
    await expectAccessible(screen);
  });
});
