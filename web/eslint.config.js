import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['public/', 'src/wire/types.ts', 'src/games/*/types.ts']), // the types are generated from the server's structs
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'What the server sends has generated types; in tests `stub` builds a part of a value.',
        },
      ],
      // Collections are replaced, not changed in place, so that $state.raw notices every change.
      'svelte/prefer-svelte-reactivity': 'off',
      // The formatter keeps a space at the edge of a block only when it is written as {' '}.
      'svelte/no-useless-mustaches': 'off',
      // It reports comments that svelte-check needs.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Only svelte-check knows the props of an imported component; here they look like `any`.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/require-await': 'off', // stand-ins for the server answer at once
      '@typescript-eslint/unbound-method': 'off', // expect(scene.choose) names a mock, it does not call it
    },
  },
  {
    files: ['*.js', '*.ts', 'scripts/*.js', 'offline/*.js'], // outside tsconfig.json
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ['offline/*.js'], languageOptions: { globals: globals.serviceworker } },
)
