/** The code of a system's error, such as ENOENT; `null` without one. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
