import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['out', 'dist', '.svelte-check', 'node_modules', 'test/games']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        // One program of the compiler for everything that is linted with types, and none of the tests in it.
        project: './tsconfig.lint.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      // There are no enums, which `erasableSyntaxOnly` forbids.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      'no-undef': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
    },
  },
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser } } },
  // They are TypeScript as it is. The plugin's own parser would have the compiler look at everything anew for each of them,
  // and so would `extraFileExtensions`.
  { files: ['**/*.svelte.ts'], languageOptions: { parser: ts.parser } },
  // The compiler checks types in tests too, and svelte-check in components; linting with them there would double the
  // time of a check.
  { files: ['**/*.js', '**/*.svelte', 'test/**'], extends: [ts.configs.disableTypeChecked] },
);
