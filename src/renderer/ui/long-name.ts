/** Whether a name has a word that is wide for a small space: it gets smaller text before it breaks. */
export function hasLongWord(name: string): boolean {
  return name.split(/[ -]/).some((word) => word.length > 9);
}

/** Whether a name takes several lines in a small space. */
export function isVeryLong(name: string): boolean {
  return name.length > 22;
}
