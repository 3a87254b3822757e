/** The displayed key in the syntax of `aria-keyshortcuts`. */
export function shortcutOf(shown: string | undefined): string | undefined {
  return shown
    ?.replace('Ctrl ', 'Control+')
    .replace('⇧⌘', 'Shift+Meta+')
    .replace('⌘', 'Meta+')
    .replace(/^Esc$/, 'Escape')
    .replace(/^Spazio$/, 'Space')
    .replace(/^Del$/, 'Delete')
    .replace(/^(?:Left|Sin)$/, 'ArrowLeft')
    .replace(/^(?:Right|Des)$/, 'ArrowRight')
    .replace(/^(?:Shift|Maiusc) /, 'Shift+');
}
