import { buildIfStale } from '../../scripts/build.ts';

/** These tests use the app as users do: built. */
export default function setup(): void {
  buildIfStale();
}
