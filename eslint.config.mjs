import reactHooks from 'eslint-plugin-react-hooks';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

/** The browser, which only a few kinds of file may touch. */
const BROWSER_GLOBALS = ['window', 'document', 'localStorage', 'sessionStorage', 'fetch', 'navigator', 'location'].map(
  (name) => ({
    name,
    message: `Only ports (shell) and effects (remotes) touch the browser: ask the host for what ${name} gives.`,
  }),
);
const ZOD = {
  name: 'zod',
  message: 'zod weighs 77 kB in a page: only the server may import it; use a small guard or valibot.',
};
const TYPE_TESTS = ['**/*.test-d.ts', 'tools/testing/type-assertions.ts'];
const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.{fixture,cases}.ts',
  '**/*.e2e.ts',
  '**/*.example.tsx',
  'tools/testing/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '.cache/',
      '.data/',
      '**/node_modules/',
      'tools/build/fixtures/',
      'tools/**/*.cjs',
      '**/*.mjs',
      '**/*.config.js',
      '.puppeteerrc.cjs',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-params': ['error', 3],
      'no-restricted-imports': ['error', { paths: [ZOD] }],
    },
  },
  {
    files: ['shell/src/**'],
    // These stand in the page by themselves, where the ports would weigh more than what they do.
    ignores: ['shell/src/ports/**', 'shell/src/boot/{early,closing}.ts', ...TESTS],
    rules: { 'no-restricted-globals': ['error', ...BROWSER_GLOBALS] },
  },
  {
    files: ['mf-*/src/**'],
    ignores: ['**/*.effects.ts', '**/workbench.tsx', ...TESTS],
    rules: { 'no-restricted-globals': ['error', ...BROWSER_GLOBALS] },
  },
  {
    files: ['server/src/**'],
    ignores: ['server/src/main.ts', 'server/src/cli/colonnade.ts', '**/*.test.ts', 'server/src/postgres/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'Only main.ts and the command read the process; take what you need from Config.' },
      ],
    },
  },
  { files: TESTS, rules: { 'max-params': 'off' } },
  // A claim about types names values and type parameters that nothing reads.
  { files: TYPE_TESTS, rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  { files: ['server/src/**', 'tools/**'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['server/src/cli/**', 'server/src/main.ts', 'tools/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
