import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { repetitions } from '../../repetitions.ts';
import { expectAccessible } from '../../accessible.ts';
import { language } from '../../spoken.ts';
import { BOARDS, DRAFTS } from './boards.ts';
import { watchBoard } from './watched-board.ts';

/**
 * The minimum height of a capital letter to be readable from the chairs, in hundredths of the screen's
 * shorter side. On a small television, one hundredth is five millimetres at three metres.
 */
const LEAST_HEIGHTS = {
  // For every artist.
  'article .count strong': 4,
  // The current bid, and the current question or event.
  '.standing strong': 6,
  '.asked, .line': 2.5,
  // Artists are also recognisable by colour and pattern.
  'article h2': 2,
  // Ranks and tile values, payments, and what was under the covers.
  '.ranked .place, .ranked .tile, .ranked strong': 2.5,
  'li.something strong, .won strong': 2.5,
  h2: 2.5,
  // All other text.
  'main *': 1.4,
};

interface Layout {
  /** Text that is cut off or beyond the edge. */
  readonly beyond: string[];
  /** Overlapping texts. */
  readonly overlapping: string[];
  /** Text too small for its importance. */
  readonly small: string[];
}

/** What can't be read from the chairs. */
function badlyLaid(): Layout {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('no canvas');
  const brief = (element: Element) => `${element.className}: ${element.textContent.slice(0, 60)}`;
  const seen = [...document.querySelectorAll<HTMLElement>('main.board *')].filter(
    (element) =>
      element.closest('.unseen, .cover, svg') === null && getComputedStyle(element).clipPath !== 'inset(50%)',
  );

  const beyond = seen.filter((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    const hides = getComputedStyle(element).overflow !== 'visible';
    const cut =
      hides &&
      (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2);
    // One player's text must not run into the next player's.
    const edge = element.closest('li')?.getBoundingClientRect().right ?? innerWidth;
    return cut || right > edge + 1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });

  const words = seen.flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node instanceof Text && node.data.trim() !== '')
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return { element, lines: [...range.getClientRects()] };
      }),
  );

  const capHeight = (element: Element): number => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return (context.measureText('H').actualBoundingBoxAscent * 100) / Math.min(innerWidth, innerHeight);
  };
  const small = words.filter(({ element }) => {
    const least = Object.entries(LEAST_HEIGHTS).find(([place]) => element.matches(place))?.[1] ?? 0;
    return capHeight(element) < least;
  });

  // Lines of large type may overlap in their leading, where there are no letters.
  const core = ({ left, right, top, bottom }: DOMRect) => {
    const leading = (bottom - top) * 0.2;
    return { left: left + 1, right: right - 1, top: top + leading, bottom: bottom - leading };
  };
  const cores = words.flatMap(({ element, lines }) => lines.map((line) => ({ element, ...core(line) })));
  const overlapping = cores.flatMap((one, at) =>
    cores
      .slice(at + 1)
      .filter(
        (other) =>
          other.element !== one.element &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${brief(one.element)} | ${brief(other.element)}`),
  );
  return {
    beyond: beyond.map(brief),
    overlapping,
    small: small.map(({ element }) => `${capHeight(element).toFixed(2)} ${brief(element)}`),
  };
}

const SMALLEST = { width: 1024, height: 640 };
const SCREENS = [
  SMALLEST,
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
];

/** Between them, these have every part of a board. A soak looks at all others as closely. */
const LOOKED_AT = ['playing', 'settling', 'gallery-settling', 'bids-called', 'opening-turn', 'finished'];
const isLookedAt = (id: string) => repetitions(0, 1) > 0 || LOOKED_AT.includes(id);

// Italian texts are longer.
test.each([
  ...Object.keys(BOARDS).map((id) => ['it', id, isLookedAt(id) ? SCREENS : SCREENS.slice(0, 2)] as const),
  ...Object.keys(BOARDS).flatMap((id) => (isLookedAt(id) ? [['en', id, [SMALLEST]] as const] : [])),
])(
  'in %s, at the moment ‘%s’, a board fits the screens and is readable from three metres',
  async (spoken, id, screens) => {
    language.choose(spoken);
    const record = BOARDS[id as keyof typeof BOARDS];
    const { board, show } = await watchBoard({ ...record, id });
    show(record.events.length, DRAFTS[id as keyof typeof DRAFTS] ?? null);
    for (const { width, height } of screens) {
      await page.viewport(width, height);
      await stillness();
      expect(badlyLaid(), `${width} px`).toEqual({ beyond: [], overlapping: [], small: [] });
    }
    // The component's tests look at the others.
    if (spoken === 'it' && id === 'bids-called') await expectAccessible({ container: board });
  },
);

/** Paintings take the room they have with the next frame, and the forecast is worked out while nothing else is. */
async function stillness(): Promise<void> {
  await document.fonts.ready;
  for (let [last, frames] = ['', 0]; frames < 3;) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = document.body.textContent;
    [last, frames] = [now, now === last ? frames + 1 : 0];
  }
}
