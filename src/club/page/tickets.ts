import { addLatest } from '../../shared/core/add-latest.ts';
import { newSecret } from '../secrets.ts';

export interface PageMember {
  readonly club: string;
  readonly id: string;
}

/**
 * How members get to the club's page, whether or not its link is open: their laptop asks for a ticket, the browser hands
 * it in. They last as long as the server runs, because asking again takes a click.
 */
export type Tickets = ReturnType<typeof openTickets>;

const MOST_WAITING_MILLISECONDS = 60_000;
const MOST_READING_MILLISECONDS = 12 * 3_600_000;
/** The oldest give way. */
const MOST = 1000;

export function openTickets(now: () => number = Date.now) {
  const tickets = new Map<string, Given>();
  const readers = new Map<string, Given>();

  function add(to: Map<string, Given>, member: PageMember, milliseconds: number): string {
    const secret = newSecret();
    addLatest(to, secret, { member, until: now() + milliseconds }, MOST);
    return secret;
  }

  function good(given: Given | undefined): PageMember | null {
    return given !== undefined && now() < given.until ? given.member : null;
  }

  return {
    /** Good once, and soon. */
    give: (member: PageMember) => add(tickets, member, MOST_WAITING_MILLISECONDS),
    /** What the browser keeps instead of a ticket; `null` if it is none, or not any more. */
    handIn: (ticket: string) => {
      const member = good(tickets.get(ticket));
      tickets.delete(ticket);
      return member === null ? null : add(readers, member, MOST_READING_MILLISECONDS);
    },
    /** Who reads with this. */
    reader: (kept: string) => good(readers.get(kept)),
  };
}

interface Given {
  readonly member: PageMember;
  readonly until: number;
}
