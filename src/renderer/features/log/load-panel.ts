const load = () => import('./LogPanel.svelte');

let panel: ReturnType<typeof load> | null = null;

/** Loads the log and its forms after the table is drawn, to draw the table sooner. */
export function loadPanel(): ReturnType<typeof load> {
  panel ??= load().catch((error: unknown) => {
    panel = null;
    throw error;
  });
  return panel;
}
