import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** Components, and in modules with runes what is Svelte's own. Everything else is linted as `.oxlintrc.json` says. */
export default defineConfig(
  globalIgnores(['out', 'dist', '.svelte-check', 'node_modules', 'test/games', '**/*.js']),
  { files: ['**/*.svelte'], extends: [js.configs.recommended, ts.configs.strict] },
  svelte.configs.recommended,
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
  // They are TypeScript as it is; the plugin's own parser would have the compiler look at everything anew for each of them.
  { files: ['**/*.svelte.ts'], languageOptions: { parser: ts.parser } },
);
