import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

const SILENCED = {
  selector: 'SvelteHTMLComment[value=/svelte-ignore/]',
  message: 'change the markup: ui/scroll-stop.ts, svelte:window or a real control.',
};

/** Lints components, and modules with runes for Svelte's rules only. `.oxlintrc.json` covers the rest. */
export default defineConfig(
  // A module that exists only while the app is built could be gone before it is read.
  globalIgnores([
    'out',
    'dist',
    '.svelte-check',
    'node_modules',
    'test/games',
    '**/*.js',
    '*.config.ts.*.mjs',
  ]),
  { files: ['**/*.svelte'], extends: [js.configs.recommended, ts.configs.strict] },
  svelte.configs.recommended,
  { rules: { 'no-warning-comments': ['error', { terms: ['svelte-ignore'], location: 'anywhere' }] } },
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      eqeqeq: 'error',
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.svelte'],
    ignores: ['src/renderer/ui/Select.svelte'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteElement[name.name="select"]',
          message: 'use ui/Select.svelte: the browser’s own list cuts long names off.',
        },
        SILENCED,
      ],
    },
  },
  // They are plain TypeScript; the plugin's own parser would run the Svelte compiler on each of them.
  { files: ['**/*.svelte.ts'], languageOptions: { parser: ts.parser } },
);
