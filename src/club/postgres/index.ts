export { runningPostgres, startPostgres, type Connection, type Postgres } from './postgres.ts';
