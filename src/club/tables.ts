import type { Generated } from 'kysely';
import type { Role } from '../shared/club/index.ts';

/** The tables that `migrations` creates, for typed queries. */
export interface Tables {
  club: {
    id: string;
    name: string;
    epoch: string;
    latest: Generated<number>;
    page: Generated<string | null>;
    recovery_sha256: Generated<Buffer | null>;
    since: Generated<Date>;
  };
  log: {
    club: string;
    hash: Buffer;
    seq: number;
    game: string;
    events: number;
    length: number;
    bytes: Buffer;
    at: Generated<Date>;
  };
  said: {
    club: string;
    subject_sha256: Buffer;
    hash: Buffer;
    seq: number;
    length: number;
    statement: string;
    at: Generated<Date>;
  };
  member: {
    club: string;
    id: string;
    key_sha256: Buffer;
    role: Role;
    laptop: string;
    since: Generated<Date>;
    seen: Date | null;
    revoked: Generated<Date | null>;
  };
  invitation: {
    token_sha256: Buffer;
    club: string;
    role: Role;
    until: Date;
    used: Generated<Date | null>;
  };
}
