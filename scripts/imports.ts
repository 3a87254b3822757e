import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RULES } from '../.dependency-cruiser.ts';

// Checks the imports of `src` against the rules of `.dependency-cruiser.ts`.

/**
 * Dependency-cruiser compiles each component to find its imports. That takes longer than everything else, and what
 * is imported only as a type is gone from the result, so a few lines find them instead.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'svelte/compiler' && context.parentURL?.includes('/dependency-cruiser/') === true
      ? { url: pathToFileURL(join(import.meta.dirname, 'imports-of-component.ts')).href, shortCircuit: true }
      : next(specifier, context),
});

/** Each import that breaks a rule, with what to do instead. */
export async function brokenImports(root: string): Promise<string[]> {
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(['src'], {
    baseDir: root,
    doNotFollow: 'node_modules',
    moduleSystems: ['es6'],
    ruleSet: { forbidden: [...RULES] },
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle?.map(({ name }) => name) ?? [to];
    const instead = RULES.find(({ name }) => name === rule.name)?.comment;
    return `${[from, ...path].join(' → ')} (${rule.name}): ${instead}`;
  });
}

if (import.meta.main) {
  const broken = await brokenImports(join(import.meta.dirname, '..'));
  for (const line of broken) process.stdout.write(`${line}\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
