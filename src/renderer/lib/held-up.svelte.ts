/** A shorter wait is not worth mentioning. */
const UNNOTICED_MILLISECONDS = 300;

/** Whether something has been busy long enough to say so. */
export function heldUp(isBusy: () => boolean): { readonly now: boolean } {
  let now = $state(false);

  $effect(() => {
    if (!isBusy()) return;
    const timer = setTimeout(() => (now = true), UNNOTICED_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      now = false;
    };
  });

  return {
    get now() {
      return now;
    },
  };
}
