/** A room of the table is entered at its top, wherever on a small screen the one before was left. */
export function fromTheTop(): void {
  scrollTo(0, 0);
}
