import { isDeepStrictEqual } from 'node:util';
import { buildIfStale } from '../../scripts/build.ts';
import { printed } from '../fixtures/printed.ts';

/** These tests use the app as users do: built. If an edition's file has other numbers, it plays with the printed ones. */
export default function build(): Promise<void> {
  const asInFiles = [...printed.values()].every(({ inTests, inFile }) => isDeepStrictEqual(inTests, inFile));
  return buildIfStale(asInFiles ? undefined : 'test/app/printed.vite.config.ts');
}
