import type { Plugin } from 'vite';

/**
 * V8 compiles a function when it is first called, which costs 7 ms at the end of the first round. Files with
 * these modules are compiled whole instead, off the main thread, while they load.
 */
export function compileWhileLoading(modules: RegExp): Plugin {
  return {
    name: 'compile-while-loading',
    enforce: 'post',
    generateBundle: {
      // It must be the first line, so it is added after everything that other plugins add.
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.moduleIds.some((id) => modules.test(id)))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
