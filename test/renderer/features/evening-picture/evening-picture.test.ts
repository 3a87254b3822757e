import { describe, expect, test, vi } from 'vitest';
import {
  drawn,
  PICTURE,
  TONES,
  type Scheme,
} from '../../../../src/renderer/features/evening-picture/drawing.ts';
import { pictureOf } from '../../../../src/renderer/features/evening-picture/picture.ts';
import EveningPicture from '../../../../src/renderer/features/evening-picture/EveningPicture.svelte';
import { pngOf } from '../../../../src/renderer/features/evening-picture/png.ts';
import { INKS } from '../../../../src/shared/core/box.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { render } from '../../mounted.ts';
import { eveningOf } from '../catalogue/evening.ts';

const SPOKEN = [
  { words: WORDS.en, language: 'en', locale: 'en-GB' },
  { words: WORDS.it, language: 'it', locale: 'it-IT' },
] as const;
const [english] = SPOKEN;
const LONG = 'Maximiliane Wilhelmina von Hohenstein-Württemberg';
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

function parsed(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

/** Every text of the picture, with its place. */
function written(svg: string) {
  const holder = document.createElement('div');
  holder.append(document.importNode(parsed(svg).documentElement, true));
  document.body.append(holder);
  const texts = [...holder.querySelectorAll('text')].map((text) => ({
    text: text.textContent,
    box: DOMRect.fromRect(text.getBBox()),
  }));
  holder.remove();
  return texts;
}

const drawnOf = (evening: Parameters<typeof pictureOf>[0], named = true, scheme: Scheme = 'light') =>
  drawn(pictureOf(evening, named, english), scheme);

describe('the picture of an evening', () => {
  test('has two lines for who played, so that long names aren’t cut', () => {
    const names = [
      'Gioacchino Montefiore',
      'Annamaria Bianchetti',
      'Konstantinos Papado',
      'Wilhelmine Gruber',
    ];
    const picture = pictureOf(eveningOf(1, 'Ada', null), true, english);
    const told = written(drawn({ ...picture, subtitle: `78 points · ${names.join(', ')}` }, 'light'));
    const all = told.map(({ text }) => text).join(' ');
    for (const name of names) expect(all).toContain(name);
  });

  test.each([
    [1, 'Ada', 'the club'],
    [2, LONG, `${LONG}’s summer house by the lake`],
    [5, LONG, null],
    [40, '王小明 👩‍👩‍👧‍👦 אבגדה', 'Café Zoë'],
    [1, LONG, LONG],
  ])('with %i games fits on its card, whoever they are named after: %s', (games, name, place) => {
    for (const textLanguage of SPOKEN) {
      const texts = written(drawn(pictureOf(eveningOf(games, name, place), true, textLanguage), 'light'));
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

  test('writes any name as it is, and leaves out what no file can hold', () => {
    const name = '<b onload="x">&\'"\u0000\ud800</b>';
    const svg = drawnOf(eveningOf(2, name, '<place/>'), true, 'dark');
    const texts = [...parsed(svg).querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts.join('\n')).toContain('<b onload="x">&\'"');
    expect(texts.join('\n')).toContain('<place/>');
    expect(parsed(svg).querySelector('b, place, [onload]')).toBeNull();
  });

  test('has nobody’s name if it is asked not to', () => {
    for (const games of [1, 3]) {
      const evening = eveningOf(games, 'Wilhelmina', 'the club');
      expect(drawnOf(evening)).toContain('Wilhelmina');
      expect(drawnOf(evening, false)).not.toContain('Wilhelmina');
    }
  });

  test('says what there was of an evening without any labels or walls', () => {
    const evening = { ...eveningOf(1, 'Ada', null), parts: [] };
    const played = evening.played.map((game) => ({ ...game, wall: null }));
    const texts = written(drawnOf({ ...evening, played }));
    expect(texts.map(({ text }) => text)).toEqual([
      'VERNISSAGE',
      'Saturday, 1 March 2025',
      'Ada won',
      expect.stringContaining('512,000'),
    ]);
  });

  test.each(SCHEMES)('has the app’s own colours (%s)', (scheme) => {
    const holder = document.createElement('div');
    holder.dataset['theme'] = scheme;
    document.body.append(holder);
    const colourOf = (value: string, place = '') => {
      const probe = document.createElement('i');
      if (place !== '') probe.dataset['place'] = place;
      probe.style.color = value;
      holder.append(probe);
      return getComputedStyle(probe).color;
    };
    const { inks, mark: _mark, ...tones } = TONES[scheme];
    const named = {
      wall: '--wall',
      ink: '--ink',
      quiet: '--ink-quiet',
      line: '--line',
      dot: '--dot',
    } as const;
    for (const [tone, variable] of Object.entries(named))
      expect(colourOf(`var(${variable})`), tone).toBe(colourOf(tones[tone as keyof typeof named]));
    for (const [at, ink] of INKS.entries())
      expect(colourOf('var(--art)', String(at + 1)), ink).toBe(colourOf(inks[ink]));
    holder.remove();
  });

  test('becomes a PNG of its size', async () => {
    const png = await pngOf(drawnOf(eveningOf(3, 'Ada', 'the club')), PICTURE);
    const image = await createImageBitmap(png);
    expect([png.type, image.width, image.height]).toEqual(['image/png', PICTURE.width, PICTURE.height]);
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    expect([...(context?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([0xf5, 0xf2, 0xec, 255]);
    const colours = new Set(
      new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []),
    );
    expect(colours.size).toBeGreaterThan(50);
  });

  test('is copied if the page is allowed to, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const screen = await render(EveningPicture, { evening: eveningOf(1, 'Ada', null) });
    await screen.getByRole('button', { name: 'Copy' }).click();
    await expect.element(screen.getByText('Copied.')).toBeVisible();
    await screen.getByRole('checkbox').click();
    await expect.element(screen.getByText('Copied.')).not.toBeInTheDocument();
    const png = await write.mock.calls[0]?.[0][0]?.getType('image/png');
    expect(png?.type).toBe('image/png');
    write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await screen.getByRole('button', { name: 'Copy' }).click();
    await expect.element(screen.getByText('Couldn’t copy it. Save it instead.')).toBeVisible();
    await screen.getByRole('radio', { name: 'Dark' }).click();
    await expect.element(screen.getByText('Couldn’t copy it. Save it instead.')).not.toBeInTheDocument();
  });
});
