/** Stands in for the compiler of Svelte in dependency-cruiser: the imports of a component, types included. */
export function compile(component: string): { js: { code: string } } {
  const imported = component.matchAll(/(?<!')(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g);
  return { js: { code: [...imported].map(([, path]) => `import '${path}';`).join('\n') } };
}

export const VERSION = '5';
