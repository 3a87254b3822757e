export { hasPostgres, runningPostgres, startPostgres, type Postgres } from './postgres.ts';
