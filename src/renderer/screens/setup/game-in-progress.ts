/** A game in progress, as it is on the table between two lots or two turns. */
export interface GameInProgress {
  readonly round: number;
  /** For each earlier round the artists that got its tiles or value tokens, best first. */
  readonly tiles: readonly (readonly string[])[];
  /** Cards that count towards the round's end, by artist. */
  readonly counts: Amounts;
  /** One per seat; `null` if the game doesn't track it. */
  readonly hands: readonly number[] | null;
  /** Money in thousands, or points. */
  readonly amounts: readonly number[] | null;
  /** Paintings bought, or cards displayed, by artist. */
  readonly cards: readonly Amounts[] | null;
  readonly turn: number | null;
  /** `null` in the auction family. */
  readonly cardGame: CardGameInProgress | null;
}

/** What only the card games have. */
export interface CardGameInProgress {
  /** The artist of the card beside the deck; `null` if none is turned up. */
  readonly influence: string | null;
  /** Award tokens on the artists. */
  readonly awards: Amounts;
  /** Face-down cards in front of the players; `null` if not tracked. */
  readonly faceDown: readonly number[] | null;
}

export type Amounts = Readonly<Record<string, number>>;
