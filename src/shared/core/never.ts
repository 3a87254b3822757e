/** Closes a switch: does not compile while a case is missing. */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
