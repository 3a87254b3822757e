import { MOST_SEASON_GAMES, readSeason, type Season } from '../../../shared/season/index.ts';

/** A season in an address; anything missing or wrong is as in `otherwise`. */
export function seasonAt(asked: string, otherwise: Season): Season {
  const given = new URLSearchParams(asked);
  const least = Number(given.get('least') ?? NaN);
  const read = readSeason({
    title: given.get('title') ?? otherwise.title,
    from: given.get('from') ?? otherwise.from,
    to: given.get('to') ?? otherwise.to,
    rule: given.get('rule') ?? otherwise.rule,
    least: least >= 1 && least <= MOST_SEASON_GAMES ? Math.floor(least) : otherwise.least,
  });
  return read ?? otherwise;
}

/** What follows the question mark, or names a printed table. */
export function seasonText({ title, from, to, rule, least }: Season): string {
  const asked = new URLSearchParams({ from, to, rule, least: String(least) });
  if (title !== '') asked.set('title', title);
  return asked.toString();
}

/** The whole year, as long as nobody has chosen. */
export function seasonOfYear(year: number): Season {
  const four = String(year).padStart(4, '0');
  return { title: '', from: `${four}-01-01`, to: `${four}-12-31`, rule: 'places', least: 1 };
}
