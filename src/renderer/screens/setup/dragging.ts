import type { Attachment } from 'svelte/attachments';

/**
 * A grip that moves its list row with the pointer. Listens on the window, because a row that moves loses
 * the pointer.
 */
export function grip(move: (by: 1 | -1) => void, held: (held: boolean) => void): Attachment<HTMLElement> {
  return (handle) => {
    let holding = false;

    function drag({ clientY }: PointerEvent): void {
      const row = handle.closest('li');
      const rows = [...(row?.parentElement?.children ?? [])];
      const from = rows.findIndex((one) => one === row);
      const to = rows.filter((one) => one !== row && middleOf(one) < clientY).length;
      for (let step = from; step < to; step += 1) move(1);
      for (let step = from; step > to; step -= 1) move(-1);
    }

    function drop(): void {
      removeEventListener('pointermove', drag);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
      if (holding) held(false);
      holding = false;
    }

    function take(event: PointerEvent): void {
      if (event.button !== 0) return;
      event.preventDefault();
      holding = true;
      held(true);
      addEventListener('pointermove', drag);
      addEventListener('pointerup', drop);
      addEventListener('pointercancel', drop);
    }

    handle.addEventListener('pointerdown', take);
    return () => {
      handle.removeEventListener('pointerdown', take);
      drop();
    };
  };
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
