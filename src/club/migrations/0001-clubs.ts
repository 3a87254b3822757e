/** The column of every table that says which club a row belongs to. */
const CLUB_IN = { club: 'id', log: 'club', said: 'club', member: 'club', invitation: 'club' };

/**
 * A club with its logs, what was said, its members and their invitations. Logs are compressed JSON. Keys, invitations and
 * recovery codes are kept as SHA-256 only. The token of the page is kept as it is: owners see the link again whenever they
 * like, and it opens nothing that isn't in this database anyway.
 *
 * Row-level security is the second wall: a transaction sees the club it has named, and before that only the row whose
 * secret it knows.
 */
export const clubs = `
  CREATE TABLE vernissage.club (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    epoch uuid NOT NULL,
    -- The number of the latest thing. Its row is locked until the next one is committed, so numbers appear in order.
    latest bigint NOT NULL DEFAULT 0,
    page text UNIQUE,
    recovery_sha256 bytea UNIQUE,
    since timestamptz NOT NULL DEFAULT now()
  );

  -- No query looks for the logs of one game, so there is no index for them: with millions of games it would be large.
  CREATE TABLE vernissage.log (
    club uuid NOT NULL REFERENCES vernissage.club (id),
    hash bytea NOT NULL,
    seq bigint NOT NULL,
    game text NOT NULL,
    events integer NOT NULL,
    length integer NOT NULL,
    bytes bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (club, hash),
    UNIQUE (club, seq)
  );
  -- They are compressed already.
  ALTER TABLE vernissage.log ALTER COLUMN bytes SET STORAGE EXTERNAL;

  -- The latest word on every subject; what it superseded is gone. A subject can be long, so its hash is indexed.
  CREATE TABLE vernissage.said (
    club uuid NOT NULL REFERENCES vernissage.club (id),
    subject_sha256 bytea NOT NULL,
    hash bytea NOT NULL,
    seq bigint NOT NULL,
    length integer NOT NULL,
    statement text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (club, subject_sha256),
    UNIQUE (club, seq)
  );

  CREATE TABLE vernissage.member (
    club uuid NOT NULL REFERENCES vernissage.club (id),
    id uuid NOT NULL,
    key_sha256 bytea NOT NULL UNIQUE,
    role text NOT NULL CHECK (role IN ('owner', 'writer', 'reader')),
    laptop text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    seen timestamptz,
    revoked timestamptz,
    PRIMARY KEY (club, id)
  );

  CREATE TABLE vernissage.invitation (
    token_sha256 bytea PRIMARY KEY,
    club uuid NOT NULL REFERENCES vernissage.club (id),
    role text NOT NULL CHECK (role IN ('owner', 'writer', 'reader')),
    until timestamptz NOT NULL,
    used timestamptz
  );
  CREATE INDEX invitation_club ON vernissage.invitation (club);

  CREATE FUNCTION vernissage.named_club() RETURNS uuid LANGUAGE sql STABLE
    RETURN nullif(current_setting('vernissage.club', true), '')::uuid;
  CREATE FUNCTION vernissage.known_sha256() RETURNS bytea LANGUAGE sql STABLE
    RETURN decode(nullif(current_setting('vernissage.sha256', true), ''), 'hex');
  CREATE FUNCTION vernissage.known_page() RETURNS text LANGUAGE sql STABLE
    RETURN nullif(current_setting('vernissage.page', true), '');

  ${Object.entries(CLUB_IN)
    .map(
      ([table, club]) => `
  ALTER TABLE vernissage.${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  CREATE POLICY named ON vernissage.${table} USING (${club} = vernissage.named_club());`,
    )
    .join('')}

  CREATE POLICY known ON vernissage.member FOR SELECT USING (key_sha256 = vernissage.known_sha256());
  CREATE POLICY known ON vernissage.invitation FOR SELECT USING (token_sha256 = vernissage.known_sha256());
  CREATE POLICY known ON vernissage.club FOR SELECT
    USING (recovery_sha256 = vernissage.known_sha256() OR page = vernissage.known_page());

  -- The operator may list the clubs; even then, what is in one is seen only after naming it.
  CREATE POLICY listed ON vernissage.club FOR SELECT TO CURRENT_USER USING (true);
`;
