/** The displayed key in the syntax of `aria-keyshortcuts`. */
export function shortcutOf(shown: string | undefined): string | undefined {
  return shown
    ?.replace('Ctrl ', 'Control+')
    .replace('⇧⌘', 'Shift+Meta+')
    .replace('⌘', 'Meta+')
    .replace(/^Esc$/, 'Escape')
    .replace(/^(?:Spazio|Leertaste)$/, 'Space')
    .replace(/^(?:Del|Entf)$/, 'Delete')
    .replace(/^(?:Left|←|Sin)$/, 'ArrowLeft')
    .replace(/^(?:Right|→|Des)$/, 'ArrowRight')
    .replace(/^(?:Shift|Umschalt|Maiusc) /, 'Shift+');
}
