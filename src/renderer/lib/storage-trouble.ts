import { ORPCError } from '@orpc/client';
import { NOT_KEPT, troubleIn, type FileTrouble } from '../../shared/api.ts';

/** Why the disk or the file refused a call; `null` if it failed for another reason. */
export function storageTrouble(error: unknown): FileTrouble | null {
  return error instanceof ORPCError && error.code === NOT_KEPT ? troubleIn(error.data) : null;
}
