/** A game already running, as it lies on the table between two lots or two turns. */
export interface Standing {
  readonly round: number;
  /** Of every earlier round the artists that got its tiles or value tokens, best first. */
  readonly tiles: readonly (readonly string[])[];
  /** What counts towards the round's end, by artist. */
  readonly counts: Amounts;
  /** One entry a seat each; `null` where the game does not keep it. */
  readonly hands: readonly number[] | null;
  /** Money in thousands, or points. */
  readonly amounts: readonly number[] | null;
  /** Paintings bought, or cards displayed, by artist. */
  readonly cards: readonly Amounts[] | null;
  readonly turn: number | null;
  /** `null` in the auction family. */
  readonly cardGame: CardGameStanding | null;
}

/** What only the card games have on the table. */
export interface CardGameStanding {
  /** The artist of the card beside the deck; `null` while none is turned up. */
  readonly influence: string | null;
  /** Award tokens on the artists. */
  readonly awards: Amounts;
  /** Cards face down in front of the players; `null` where nobody keeps them. */
  readonly faceDown: readonly number[] | null;
}

export type Amounts = Readonly<Record<string, number>>;
