/**
 * No error ends the process that nobody was there to hear: `unheard` says what becomes of it. Returns how to stop.
 */
export function keepAlive(unheard: (error: unknown) => void): () => void {
  // A terminal that was closed hears nothing more, which is no trouble.
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
