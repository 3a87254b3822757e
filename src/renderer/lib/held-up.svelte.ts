/** Whoever waits no longer than this need not be told. */
const UNNOTICED_MILLISECONDS = 300;

/** Whether something has been under way for so long that the person is told. */
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
