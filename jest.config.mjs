/** Decision 83. */
const LONG = '\\.long\\.(test|e2e)\\.tsx?$';
const leftToProofs = process.env.COLONNADE_LONG === 'no' ? [LONG] : [];

/** @param {boolean} withJsx */
function swc(withJsx) {
  return [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: withJsx },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ];
}

const base = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', ...leftToProofs],
  runtime: '<rootDir>/tools/testing/jest/keeping-runtime.cjs',
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/\\.cache/', '<rootDir>/\\.data/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/testing/jest/empty-module.cjs',
    // All of it in one file, of which it has hundreds.
    '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
    '^fast-check$': '<rootDir>/tools/testing/jest/seeded-fast-check.cjs',
    // Its ES modules are named so that jest takes them for nothing else; beside them lies what CommonJS reads.
    '^(d3-[a-z-]+)$': '<rootDir>/node_modules/$1/dist/$1.js',
    // It has no entry for `require`.
    '^(file-type)$': '<rootDir>/node_modules/$1/index.js',
  },
  transform: { '\\.(tsx|jsx)$': swc(true), '\\.(ts|mts|js|mjs)$': swc(false) },
  // Packages that come as ES modules only, or import such a package: jest runs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(lexical|@lexical\\/[a-z0-9-]+|@glidejs\\/glide|photoswipe|@seriousme|dinero\\.js|htmlparser2|entities|domhandler|domutils|domelementtype|dom-serializer|@fastify\\/cookie|cookie|p-limit|yocto-queue|file-type|strtok3|token-types|uint8array-extras|@tokenizer\\/inflate|@borewit\\/text-codec|@capsizecss\\/unpack|fontkitten)/)',
  ],
  // The build puts the package's version here.
  globals: { __VERSION__: '0.0.0-test' },
  restoreMocks: true,
};

const withDatabase = {
  globalSetup: '<rootDir>/tools/testing/database/start-database.ts',
  globalTeardown: '<rootDir>/tools/testing/database/stop-database.ts',
};

export default {
  testSequencer: '<rootDir>/tools/testing/jest/project-order.cjs',
  reporters: ['default', '<rootDir>/tools/testing/jest/count-reporter.cjs'],
  // One more than the two processors that all of this is meant for: tests also wait.
  maxWorkers: 3,
  // No test is timed: this ends what hangs, and is more than a machine needs that is busy with other things for minutes.
  testTimeout: 300_000,
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/{shared-types,shell,mf-*,tools}/**/*.test.{ts,tsx}`],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.dom\\.test\\.tsx?$'],
    },
    {
      ...base,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      // Not the browser builds of packages: many of those are ES modules only.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      testMatch: [`<rootDir>/{shell,mf-*,tools}/**/*.dom.test.{ts,tsx}`],
    },
    {
      ...base,
      ...withDatabase,
      displayName: 'server',
      testEnvironment: '<rootDir>/tools/testing/jest/server-environment.ts',
      testMatch: ['<rootDir>/server/src/**/*.test.{ts,tsx}'],
    },
    {
      ...base,
      ...withDatabase,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/tools/testing/jest/browser-environment.ts',
      testMatch: ['<rootDir>/e2e/src/**/*.e2e.{ts,tsx}'],
    },
  ],
};
