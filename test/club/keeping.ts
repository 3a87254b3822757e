import { accountFor } from '../../src/club/postgres/account.ts';
import { startPostgres } from '../../src/club/postgres/index.ts';

/** Databases of a process of its own, to be killed. They are revived when it is told so. */
const databases = await Promise.all(
  process.argv.slice(2).map((folder) => startPostgres(folder, { account: accountFor(null), durable: false })),
);
console.log('started');
process.stdin.on('data', () => {
  void Promise.all(databases.map(({ revive }) => revive())).then(() => console.log('revived'));
});
