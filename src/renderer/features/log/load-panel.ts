const load = () => import('./LogPanel.svelte');

let panel: ReturnType<typeof load> | null = null;

/** The log with its forms: a table is drawn before it is loaded, and so the sooner. */
export function loadPanel(): ReturnType<typeof load> {
  panel ??= load().catch((error: unknown) => {
    panel = null;
    throw error;
  });
  return panel;
}
