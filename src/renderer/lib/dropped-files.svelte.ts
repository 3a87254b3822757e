let waiting = $state.raw<readonly File[]>([]);

/** Files dropped on the page, until the import screen takes them. */
export const droppedFiles = {
  get waiting(): readonly File[] {
    return waiting;
  },
  leave(files: readonly File[]): void {
    waiting = files;
  },
  take(): readonly File[] {
    const taken = waiting;
    waiting = [];
    return taken;
  },
};
