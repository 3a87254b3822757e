import type { ServerResponse } from 'node:http';
import type { Role } from '../shared/club/index.ts';
import { EVERYBODY, type Access, type KnownMember } from './access.ts';
import { clubRow } from './database.ts';
import type { Limits } from './limits.ts';
import type { ClubNews, NewsRoom } from './news.ts';
import { Refused, troubleOf } from './problems.ts';

/** A laptop that doesn't read has gone away. */
const MOST_UNREAD_BYTES = 16_000;
const PAUSE_SECONDS = 30;

interface Stream {
  readonly key: string;
  readonly club: string;
  readonly role: Role;
  readonly response: ServerResponse;
}

export function openStreams(
  access: Access,
  room: NewsRoom,
  limits: Limits,
  onError: (error: unknown) => void,
) {
  const streams = new Set<Stream>();

  function write({ response }: Stream, text: string): void {
    if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
    else response.write(text);
  }

  async function sendLatest(stream: Stream): Promise<void> {
    try {
      const { latest } = await access.as(stream.key, EVERYBODY, (transaction, { club }) =>
        clubRow(transaction, club),
      );
      write(stream, `data: ${latest}\n\n`);
    } catch (error) {
      if (!(error instanceof Refused)) {
        // The next news, or PostgreSQL's return, tries again.
        if (troubleOf(error) === null) throw error;
        return;
      }
      stream.response.end(`event: refused\ndata: ${JSON.stringify(error.problem)}\n\n`);
    }
  }

  /** Nobody else may ask who the members are. */
  function tellOfMembers(stream: Stream): void {
    if (stream.role === 'owner') write(stream, 'event: members\ndata:\n\n');
  }

  function hear(news: ClubNews): void {
    for (const stream of streams) {
      switch (news.kind) {
        case 'latest':
          if (stream.club === news.club) write(stream, `data: ${news.seq}\n\n`);
          break;
        case 'joined':
          if (stream.club === news.club) tellOfMembers(stream);
          break;
        case 'revoked':
          if (stream.club !== news.club) break;
          tellOfMembers(stream);
          sendLatest(stream).catch(onError);
          break;
        case 'back':
          tellOfMembers(stream);
          sendLatest(stream).catch(onError);
          break;
      }
    }
  }

  const stopListening = room.listen(hear);
  const heart = setInterval(() => {
    for (const stream of streams) write(stream, ':\n\n');
  }, limits.heartbeatMilliseconds);

  return {
    /** Tells this laptop whenever there is more to read, until it leaves or its key is revoked. */
    open: async (key: string, { club, role }: KnownMember, response: ServerResponse) => {
      // It has left meanwhile, and won't say so again.
      if (response.destroyed) return;
      const own = [...streams].filter((stream) => stream.key === key);
      if (own.length >= limits.mostStreamsPerKey) {
        throw new Refused({ problem: 'too-many', seconds: PAUSE_SECONDS });
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
      const stream = { key, club, role, response };
      streams.add(stream);
      response.on('close', () => streams.delete(stream));
      await sendLatest(stream);
    },
    count: () => streams.size,
    close: () => {
      stopListening();
      clearInterval(heart);
      for (const { response } of streams) response.end();
    },
  };
}
