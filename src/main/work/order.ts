import type { JobKind, JobState } from '../../shared/api.ts';
import { fileTroubleOf } from '../store/file-trouble.ts';
import type { JobInputs } from './jobs.ts';

export type Order<Kind extends JobKind = JobKind> = {
  readonly [Each in Kind]: { readonly number: number; readonly kind: Each; readonly input: JobInputs[Each] };
}[Kind];

/** The state of a job that ended with an error. */
export function failed(error: unknown): JobState<never> {
  return { kind: 'failed', trouble: fileTroubleOf(error), message: String(error) };
}
