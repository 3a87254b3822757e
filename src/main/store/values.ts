import type { Database } from 'better-sqlite3';
import { CAUSES, type Cause } from '../../shared/core/causes.ts';
import { STEPS, VALUES_VERSION, type GameValues } from '../../shared/projection/index.ts';

/** What the forecast says about games, as rows. */
export interface Values {
  /** The finished games that must be worked out, newest first. */
  readonly waiting: () => string[];
  /** How many have been worked out. */
  readonly done: () => number;
  /** `null` if a game is still waiting. */
  readonly read: (game: string) => GameValues | null;
  /** Replaces a game's rows, in the caller's transaction. */
  readonly write: (game: string, values: GameValues) => void;
  /** A game has changed: its rows no longer hold. In the caller's transaction. */
  readonly drop: (game: string) => void;
}

export function openValues(database: Database): Values {
  const selectWaiting = database
    .prepare<[number], string>(
      `SELECT projected_game.game FROM projected_game LEFT JOIN valued_game ON valued_game.game = number
       WHERE status = 'finished' AND valued_game.version IS NOT ?
       ORDER BY played_at DESC, projected_game.game DESC`,
    )
    .pluck();
  const countDone = database
    .prepare<[number], number>('SELECT COUNT(*) FROM valued_game WHERE version = ?')
    .pluck();
  const selectNumber = database
    .prepare<[string], number>('SELECT number FROM projected_game WHERE game = ?')
    .pluck();
  const remove = database.prepare<[number]>('DELETE FROM valued_game WHERE game = ?');
  const insertGame = database.prepare<[number, number, number]>('INSERT INTO valued_game VALUES (?, ?, ?)');
  const insertCard = database.prepare<[number, number, number, number]>(
    'INSERT INTO valued_card VALUES (?, ?, ?, ?)',
  );
  const insertSeat = database.prepare<number[]>(
    'INSERT INTO valued_seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const insertChance = database.prepare<number[]>('INSERT INTO valued_chance VALUES (?, ?, ?, ?, ?)');

  const selectGame = database.prepare<[number, number], { readonly rounds: number }>(
    'SELECT rounds FROM valued_game WHERE game = ? AND version = ?',
  );
  const selectSeats = database.prepare<[number], SeatRow>(
    `SELECT started, ended, ${CAUSES.join(', ')} FROM valued_seat WHERE game = ? ORDER BY seat`,
  );
  const selectChances = database.prepare<[number], Step & { readonly step: number }>(
    'SELECT step, said, times, happened FROM valued_chance WHERE game = ?',
  );

  const selectCard = database.prepare<[number], CardRow>(
    'SELECT event, gained, for_good FROM valued_card WHERE game = ?',
  );

  function decided(number: number): GameValues['decided'] {
    const row = selectCard.get(number);
    return row === undefined ? null : { index: row.event, gained: row.gained, forGood: row.for_good === 1 };
  }

  function drop(game: string): void {
    const number = selectNumber.get(game);
    if (number !== undefined) remove.run(number);
  }

  return {
    waiting: () => selectWaiting.all(VALUES_VERSION),
    done: () => countDone.get(VALUES_VERSION) ?? 0,
    read: database.transaction((game: string): GameValues | null => {
      const number = selectNumber.get(game) ?? -1;
      const valued = selectGame.get(number, VALUES_VERSION);
      if (valued === undefined) return null;
      const seats = selectSeats.all(number);
      const chances = new Map(selectChances.all(number).map(({ step, ...sums }) => [step, sums]));
      return {
        accounts:
          seats.length === 0
            ? null
            : seats.map(({ started, ended, ...by }) => ({ start: started, end: ended, by })),
        calibration: {
          rounds: valued.rounds,
          steps: Array.from({ length: STEPS }, (_, step) => chances.get(step) ?? NEVER),
        },
        decided: decided(number),
      };
    }),
    write: (game, { accounts, calibration, decided: card }) => {
      const number = selectNumber.get(game);
      if (number === undefined) return;
      remove.run(number);
      insertGame.run(number, VALUES_VERSION, calibration.rounds);
      for (const [seat, { start, end, by }] of (accounts ?? []).entries()) {
        const { selling, buying, displaying, steering, market, corrections } = by;
        insertSeat.run(number, seat, start, end, selling, buying, displaying, steering, market, corrections);
      }
      for (const [step, { said, times, happened }] of calibration.steps.entries()) {
        if (times > 0) insertChance.run(number, step, said, times, happened);
      }
      if (card !== null) insertCard.run(number, card.index, card.gained, card.forGood ? 1 : 0);
    },
    drop,
  };
}

type Step = GameValues['calibration']['steps'][number];
const NEVER: Step = { said: 0, times: 0, happened: 0 };

interface CardRow {
  readonly event: number;
  readonly gained: number;
  readonly for_good: 0 | 1;
}

interface SeatRow extends Readonly<Record<Cause, number>> {
  readonly started: number;
  readonly ended: number;
}
