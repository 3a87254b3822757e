/** “5.”, as in “das 5. Gemälde”. */
export function ordinal(count: number): string {
  return `${count}.`;
}
