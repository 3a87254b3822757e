/**
 * Passes errors that no one handles to `unheard` instead of ending the process. Returns a function to stop.
 */
export function keepAlive(unheard: (error: unknown) => void): () => void {
  // A closed terminal is no problem.
  const ignore = (): void => undefined;
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
  process.on('uncaughtException', unheard);
  process.on('unhandledRejection', unheard);
  return () => {
    process.off('uncaughtException', unheard);
    process.off('unhandledRejection', unheard);
    process.stdout.off('error', ignore);
    process.stderr.off('error', ignore);
  };
}
