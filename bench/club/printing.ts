export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

export function say(what: string, took: number, games: number): void {
  print(`${what}: ${took.toFixed(1)} s, ${Math.round(games / took)} games/s`);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
