/** The moment, as a record writes it. */
export function now(): string {
  return new Date().toISOString();
}
