// Who may import whom. The picture in ARCHITECTURE.md says the same.
const { workspaces } = require('./package.json');
/** The areas of the server above the site, of which the admin area may import the others. */
const AREAS = workspaces.flatMap((name) => (name.startsWith('mf-') ? [name.slice('mf-'.length)] : []));
const SIBLINGS = AREAS.filter((area) => area !== 'admin').join('|');
const TESTS = '\\.(test|test-d|dom\\.test|example|cases|fixture)\\.tsx?$';

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
      name: 'no-circular-types-on-the-server',
      comment:
        'Types count as well: of two files that need each other, neither can be read, moved or tested alone. A translation is one with the messages it translates.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { circular: true, viaOnly: { pathNot: '\\.pl\\.ts$' } },
    },
    {
      name: 'platform-knows-no-sites',
      comment:
        'The lowest layer of the server: HTTP, database, files, rendering, email. What it must know of a site it is handed at the start.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: TESTS },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    {
      name: 'site-knows-no-areas',
      comment:
        'A site works the same whichever areas there are. What it must know of one (a route’s answer, what a snapshot holds) it is handed at the start.',
      severity: 'error',
      from: { path: '^server/src/site/', pathNot: TESTS },
      to: { path: '^server/src/', pathNot: '^server/src/(?:platform|site)/' },
    },
    {
      name: 'areas-do-not-know-each-other',
      comment:
        'Each area has a team of its own, and can be changed without asking the others. What two areas share stands in site or platform.',
      severity: 'error',
      from: { path: `^server/src/(${SIBLINGS})/`, pathNot: TESTS },
      to: { path: '^server/src/', pathNot: ['^server/src/(?:platform|site)/', '^server/src/$1/'] },
    },
    {
      name: 'admin-knows-no-programs',
      comment:
        'The admin area changes what all areas show, so it may import them; it does not know which program runs it.',
      severity: 'error',
      from: { path: '^server/src/admin/', pathNot: TESTS },
      to: { path: '^server/src/(?:main|cli|bad-input)/' },
    },
    {
      name: 'server-has-no-other-layer',
      comment: 'A new folder of the server belongs to one of the layers, or becomes one here and in ARCHITECTURE.md.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: `^server/src/(?:platform|site|${AREAS.join('|')}|main|cli|bad-input)/`,
      },
      to: {},
    },
    {
      name: 'no-siblings',
      comment:
        'Packages meet in shared-types; what two remotes need is a host capability. The server holds what it is sent to the names and budgets of the build.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z]+|server)/src/',
        pathNot: TESTS,
      },
      to: {
        path: '^(shell|mf-[a-z]+|server|e2e|tools|bench)/',
        pathNot: [
          '^$1/',
          '^tools/(budgets\\.json|build/(outside-budgets\\.json|manifests/remote-name\\.mjs|budgets/size-rows\\.mjs))$',
        ],
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
      comment:
        'The contract imports types of rxjs and react and nothing else; its one view has React from the package that builds it.',
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
        pathNot: TESTS,
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
