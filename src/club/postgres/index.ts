export { runningPostgres, startPostgres, type Postgres } from './postgres.ts';
