/** The screen stays awake for as long as the component that asks for it is there and can be seen. */
export function stayAwake(): void {
  $effect(() => {
    if (!('wakeLock' in navigator)) return;
    let asked = Promise.resolve<WakeLockSentinel | null>(null);

    // A battery that runs low, or a page in the background, is no reason to stop; the latter asks again when seen.
    function ask(): void {
      if (document.visibilityState === 'visible')
        asked = navigator.wakeLock.request('screen').catch(() => null);
    }

    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void asked.then((lock) => lock?.release());
    };
  });
}
