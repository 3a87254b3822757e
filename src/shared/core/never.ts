/** Closes a switch: the compiler refuses the call as long as a case is missing. */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
