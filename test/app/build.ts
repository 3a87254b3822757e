import { buildIfStale } from '../../scripts/build.ts';

/** These tests use the app as users do: built. */
export default buildIfStale;
