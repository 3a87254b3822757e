import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The JavaScript loaded for an address before it is drawn, and its limit. */
export interface Budget {
  readonly address: string;
  /** The modules imported dynamically for it, each with all its static imports. */
  readonly loads: readonly string[];
  readonly kilobytes: number;
}

type Bundle = Parameters<Extract<NonNullable<Plugin['writeBundle']>, (...given: never[]) => unknown>>[1];
type Chunk = Extract<Bundle[string], { readonly type: 'chunk' }>;

const LARGEST = 25;

/** Fails the build if an address loads more JavaScript (gzipped, in units of 1,000 bytes) than its budget. */
export function keepBudgets(root: string, budgets: readonly Budget[]): Plugin {
  return {
    name: 'keep-budgets',
    writeBundle: (_options, bundle) => {
      const chunks = chunksOf(bundle);
      const found = budgets.map((budget) => ({ budget, loaded: loadedFor(root, budget.loads, chunks) }));
      for (const { budget, loaded } of found) {
        const size = sizeOf(loaded);
        process.stdout.write(`${budget.address} loads ${size.toFixed(1)} of ${budget.kilobytes} kB\n`);
      }
      const over = found.filter(({ budget, loaded }) => sizeOf(loaded) > budget.kilobytes);
      if (over.length > 0) throw new Error(over.map((one) => complaint(root, one)).join('\n\n'));
    },
  };
}

/** Fails the build if all files of a page together, in every language, are larger (gzipped) than this. */
export function keepWhole(page: string, kilobytes: number): Plugin {
  return {
    name: 'keep-whole',
    writeBundle: (_options, bundle) => {
      const files = Object.values(bundle).map((file) => ({
        name: file.fileName,
        size: gzipped(file.type === 'chunk' ? file.code : file.source),
      }));
      const size = files.reduce((sum, file) => sum + file.size, 0);
      const found = `${page} has ${size.toFixed(1)} of ${kilobytes} kB`;
      if (size <= kilobytes) process.stdout.write(`${found}\n`);
      else
        throw new Error(
          [found, ...files.map((file) => `  ${file.size.toFixed(1)} kB  ${file.name}`)].join('\n'),
        );
    },
  };
}

/**
 * Fails the build if loading one of these languages loads another or a part of the window, as it does when a small file
 * that it needs is merged into theirs.
 */
export function keepApart(root: string, languages: readonly string[]): Plugin {
  return {
    name: 'keep-apart',
    generateBundle: (_options, bundle) => {
      const chunks = chunksOf(bundle);
      const base = loadedFor(root, [], chunks);
      const found = languages.flatMap((language) => {
        const loaded = loadedFor(root, [language], chunks).filter((chunk) => !base.includes(chunk));
        const modules = loaded.flatMap(({ moduleIds }) => moduleIds).map((id) => relative(root, id));
        const foreign = modules.filter(
          (id) => id.startsWith('src/renderer/') || (id !== language && languages.includes(id)),
        );
        return foreign.length === 0 ? [] : [`${language} loads ${foreign.slice(0, LARGEST).join(', ')}`];
      });
      if (found.length > 0)
        throw new Error(
          `${found.join('\n')}\nGive what they share a group in codeSplitting (electron.vite.config.ts), like isolated-names.`,
        );
    },
  };
}

/** Makes the page request these modules at once instead of after its first script has run. */
export function preload(root: string, modules: readonly string[]): Plugin {
  return {
    name: 'preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        return loadedFor(root, modules, chunksOf(bundle))
          .filter(({ isEntry }) => !isEntry)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

function chunksOf(bundle: Bundle): readonly Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function loadedFor(root: string, loads: readonly string[], chunks: readonly Chunk[]): readonly Chunk[] {
  const wanted = loads.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => relative(root, id) === module));
    if (chunk === undefined) throw new Error(`${module} is in no chunk`);
    return chunk;
  });
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry).concat(wanted));
  // Iterating over a set also visits what is added on the way.
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded];
}

function sizeOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipped(code), 0);
}

function gzipped(file: string | Uint8Array): number {
  return gzipSync(file, { level: 9 }).length / 1000;
}

function complaint(root: string, { budget, loaded }: { budget: Budget; loaded: readonly Chunk[] }): string {
  const modules = loaded
    .flatMap(({ modules: each }) => Object.entries(each))
    .map(([id, { renderedLength }]) => ({ module: relative(root, id), renderedLength }))
    .sort((one, other) => other.renderedLength - one.renderedLength)
    .slice(0, LARGEST)
    .map(({ module, renderedLength }) => `  ${(renderedLength / 1000).toFixed(1).padStart(6)} kB  ${module}`);
  return [
    `${budget.address} loads ${sizeOf(loaded).toFixed(1)} kB of JavaScript (gzipped), more than ${budget.kilobytes}.`,
    'Import dynamically what it does not need at once. Its largest modules, before they are minified:',
    ...modules,
  ].join('\n');
}
