/**
 * Runs in the page: finds every text that isn't completely visible, because it is clipped by a box,
 * overflows its own box, or is beyond an edge the page can't scroll to. Truncated text is fine if its
 * tooltip shows the rest, but not at the table.
 */
export function cutOffHere(): string[] {
  const found = new Set<string>();
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.add(`the page is ${page.scrollWidth} px wide`);

  const range = document.createRange();
  const place = (node: Text) => {
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    // Lines may overlap in their leading, where there are no letters.
    return {
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top, height }) => top + height * 0.2)),
      bottom: Math.max(...lines.map(({ bottom, height }) => bottom - height * 0.2)),
    };
  };

  const shown = document.querySelector('dialog:modal') ?? document.body;
  const atTable = document.querySelector('[data-events]') !== null;
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    const said = node.data.trim();
    const element = node.parentElement;
    if (element === null || element.closest('.unseen, svg, script, style, select') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const text = place(node);
    if (text.right === -Infinity) continue;
    const where = `“${said.slice(0, 60)}” (${element.tagName.toLowerCase()})`;

    let own = true;
    let reached = false;
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } =
        getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      // Visually hidden text for screen readers.
      reached ||= clipPath === 'inset(50%)';
      if (reached) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = text.right > right + 1.5 || text.left < left - 1.5;
      // Anything at the edge of the screen can be scrolled.
      const high = (text.bottom > bottom + 1 && bottom < innerHeight - 1) || (text.top < top - 1 && top > 1);
      const hidesX = overflowX === 'hidden' || overflowX === 'clip';
      const hidesY = overflowY === 'hidden' || overflowY === 'clip';
      const dots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const told = box.closest('[title]')?.getAttribute('title') ?? '';
      if ((wide && hidesX) || (high && hidesY)) {
        if (!dots || !told.includes(said) || atTable) found.add(`cut off: ${where}`);
        reached = true;
      } else if (own && wide && overflowX === 'visible') {
        found.add(`runs out of its box: ${where}`);
      }
      own = false;
      reached ||= overflowX === 'auto' || overflowX === 'scroll';
    }
    if (!reached && (text.right > innerWidth + 1.5 || text.left < -1.5))
      found.add(`beyond the edge: ${where}`);
  }

  // The browser draws what is chosen in a list of its own, and cuts it off without a word.
  const brush = document.createElement('canvas').getContext('2d');
  for (const list of shown.querySelectorAll('select')) {
    const { opacity, font, paddingLeft, paddingRight } = getComputedStyle(list);
    if (brush === null || opacity === '0' || !list.checkVisibility({ visibilityProperty: true })) continue;
    const chosen = list.selectedOptions[0]?.label ?? '';
    brush.font = font;
    const space = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (brush.measureText(chosen).width > space) found.add(`cut off: “${chosen.slice(0, 60)}” (select)`);
  }
  return [...found];
}

/** Runs in the page: waits until its text and width haven't changed for some frames. */
export async function settledHere(still: number): Promise<void> {
  let [last, frames] = ['', 0];
  while (frames < still) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = `${document.documentElement.scrollWidth} ${document.body.textContent}`;
    [last, frames] = [now, now === last ? frames + 1 : 0];
  }
}
