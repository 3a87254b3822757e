/**
 * Passes errors that no one handles to `handleUncaught` instead of ending the process. Returns a function to stop.
 */
export function keepAlive(handleUncaught: (error: unknown) => void): () => void {
  // A closed terminal is no problem.
  const ignore = (): void => undefined;
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
  process.on('uncaughtException', handleUncaught);
  process.on('unhandledRejection', handleUncaught);
  return () => {
    process.off('uncaughtException', handleUncaught);
    process.off('unhandledRejection', handleUncaught);
    process.stdout.off('error', ignore);
    process.stderr.off('error', ignore);
  };
}
