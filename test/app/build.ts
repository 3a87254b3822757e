import { buildIfStale } from '../../scripts/build.ts';

/** The whole-app tests meet the app as people do: built. */
export default function setup(): void {
  buildIfStale();
}
