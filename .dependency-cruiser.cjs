// Who may import whom. The picture in ARCHITECTURE.md says the same.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one thing in two places, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-siblings',
      comment:
        'Packages meet in shared-types; what two remotes need is a host capability. The server holds what it is sent to the names and budgets of the build.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z]+|server)/src/',
        pathNot: '\\.(test|test-d|dom\\.test|example|cases|fixture)\\.tsx?$|workbench\\.tsx$',
      },
      to: {
        path: '^(shell|mf-[a-z]+|server|e2e|tools|bench)/',
        pathNot: ['^$1/', '^tools/(budgets\\.json|build/(outside-budgets\\.json|(remote-name|size-rows)\\.mjs))$'],
      },
    },
    {
      name: 'samples-stand-outside',
      comment: 'What other teams copy may take from this repository only what they are given: the contract.',
      severity: 'error',
      from: { path: '^docs/samples/' },
      to: { path: '^(shell|mf-[a-z]+|server|e2e|tools|bench)/' },
    },
    {
      name: 'contract-depends-on-nothing',
      comment: 'The contract imports types of rxjs and react and nothing else.',
      severity: 'error',
      from: { path: '^shared-types/src/', pathNot: '\\.test-d\\.ts$' },
      to: { path: '^(shell|mf-[a-z]+|server|e2e|tools|bench)/' },
    },
    {
      name: 'features-do-not-reach-into-features',
      comment:
        'A feature uses its own files and the parts of its remote; one that is named after another, as cart-drawer, is another home of it.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/src/features/(([a-z]+)[^/]*)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/(?:$2|$3)/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What ships does not import what tests it.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z]+|server|shared-types)/src/',
        pathNot: '\\.(test|test-d|dom\\.test|example|cases|fixture)\\.tsx?$|workbench\\.tsx$',
      },
      to: { path: '\\.(test|cases|fixture)\\.tsx?$|^tools/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
