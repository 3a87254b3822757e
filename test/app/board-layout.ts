import type { Page } from 'playwright-core';

/**
 * How high a capital letter has to be that is to be read from the chairs, in hundredths of the screen’s shorter side: at
 * three metres from a small television one hundredth is five millimetres.
 */
const LEAST_HEIGHTS = {
  // Of every artist.
  'article .count strong': 4,
  // What stands, and what is asked or told now.
  '.standing strong': 6,
  '.asked, .line': 2.5,
  // Artists are told by their colours and patterns too.
  'article h2': 2,
  // Ranks and what they bring, who gets what, and what lay under the covers.
  '.ranked .place, .ranked .tile, .ranked strong': 2.5,
  'li.something strong, .won strong': 2.5,
  h2: 2.5,
  // Everything else that is there to be read at all.
  'main *': 1.4,
};

interface Layout {
  /** What is cut off, or lies beyond the edge, by its text. */
  readonly beyond: string[];
  /** Words that lie over each other. */
  readonly overlapping: string[];
  /** Words too small for their weight. */
  readonly small: string[];
}

/** What nobody could read from the chairs. */
export function badlyLaid(page: Page): Promise<Layout> {
  return page.evaluate((leastHeights): Layout => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    const brief = (element: Element) => `${element.className}: ${element.textContent.slice(0, 60)}`;
    const seen = [...document.querySelectorAll<HTMLElement>('main.board *')].filter(
      (element) => element.closest('.unseen, .cover, svg') === null,
    );

    const beyond = seen.filter((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      const hides = getComputedStyle(element).overflow !== 'visible';
      const cut =
        hides &&
        (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2);
      // What is said of one player does not run into what is said of the next.
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
      const least = Object.entries(leastHeights).find(([place]) => element.matches(place))?.[1] ?? 0;
      return capHeight(element) < least;
    });

    // Lines of large type reach into each other’s leading, where there is no letter.
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
  }, LEAST_HEIGHTS);
}
