/** Keeps the screen awake while the calling component is mounted and visible. */
export function stayAwake(): void {
  $effect(() => {
    if (!('wakeLock' in navigator)) return;
    let asked = Promise.resolve<WakeLockSentinel | null>(null);

    // The request fails when the battery is low or the page is hidden. In the latter case we ask again once it
    // is visible.
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
