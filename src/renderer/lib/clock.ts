/** The current time, in the format of a record. */
export function now(): string {
  return new Date().toISOString();
}
