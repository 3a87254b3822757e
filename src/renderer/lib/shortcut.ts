/** A key as it is shown on a control, in the way assistive technology is told of it. */
export function shortcutOf(shown: string | undefined): string | undefined {
  return shown
    ?.replace('Ctrl ', 'Control+')
    .replace('⇧⌘', 'Shift+Meta+')
    .replace('⌘', 'Meta+')
    .replace(/^Esc$/, 'Escape');
}
