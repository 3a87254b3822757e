/** What a text says as JSON; `undefined` if it isn't JSON. Its reader has to check what it is. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
