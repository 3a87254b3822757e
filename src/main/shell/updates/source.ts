/** Where the app gets new versions, and whose signature it trusts. */
export interface UpdateSource {
  /** The https address of `updates.json`. The files it lists are in the same folder. */
  readonly address: string;
  /** Where people can download the app themselves. */
  readonly page: string;
  /**
   * Up to two public keys (ed25519, SPKI in base64). A signature by either is enough, so that one can be
   * replaced, or lost.
   */
  readonly keys: readonly string[];
}

/** Filled in by the person who releases the app; null means that nobody is ever asked. */
export const UPDATES: UpdateSource | null = null;
