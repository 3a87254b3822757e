import { newSecret } from '../secrets.ts';

/** A member who reads the club's page. */
export interface PageMember {
  readonly club: string;
  readonly id: string;
}

/**
 * How members get to the club's page, whether or not its link is open: their laptop asks for a ticket, the browser hands
 * it in. They last as long as the server runs, because asking again takes a click.
 */
export interface Tickets {
  /** Good once, and soon. */
  readonly give: (member: PageMember) => string;
  /** What the browser keeps instead of a ticket; `null` if it is none, or not any more. */
  readonly handIn: (ticket: string) => string | null;
  /** Who reads with this. */
  readonly reader: (kept: string) => PageMember | null;
}

const MOST_WAITING_MILLISECONDS = 60_000;
const MOST_READING_MILLISECONDS = 12 * 3_600_000;
/** The oldest give way. */
const MOST = 1000;

export function openTickets(now: () => number = Date.now): Tickets {
  const tickets = new Map<string, Given>();
  const readers = new Map<string, Given>();

  function add(to: Map<string, Given>, member: PageMember, milliseconds: number): string {
    const secret = newSecret();
    to.set(secret, { member, until: now() + milliseconds });
    for (const oldest of [...to.keys()].slice(0, Math.max(0, to.size - MOST))) to.delete(oldest);
    return secret;
  }

  function good(given: Given | undefined): PageMember | null {
    return given !== undefined && now() < given.until ? given.member : null;
  }

  return {
    give: (member) => add(tickets, member, MOST_WAITING_MILLISECONDS),
    handIn: (ticket) => {
      const member = good(tickets.get(ticket));
      tickets.delete(ticket);
      return member === null ? null : add(readers, member, MOST_READING_MILLISECONDS);
    },
    reader: (kept) => good(readers.get(kept)),
  };
}

interface Given {
  readonly member: PageMember;
  readonly until: number;
}
