import { needsOf } from './needs-of.mjs';

test.each([
  ['a browser test', ['e2e/src/commerce/buying.e2e.ts'], { needsBuild: true, needsBrowser: true }],
  ['a test of the server', ['server/src/admin/orders/orders.test.ts'], { needsBuild: true, needsBrowser: false }],
  [
    'a check of what is built',
    ['tools/repository-checks/container.test.ts'],
    { needsBuild: true, needsBrowser: false },
  ],
  [
    'tests of the contract, the shell and a remote, whatever they are called',
    ['shared-types/src/server.test.ts', 'shell/src/tools/e2e.test.ts', 'mf-forms/src/e2e/server.dom.test.tsx'],
    { needsBuild: false, needsBrowser: false },
  ],
  [
    'tests of which one needs it',
    ['mf-forms/src/config.test.ts', 'e2e/src/blocks/map.e2e.ts'],
    { needsBuild: true, needsBrowser: true },
  ],
  ['nothing', [], { needsBuild: false, needsBrowser: false }],
])('knows what %s need', (_, paths, needs) => {
  expect(needsOf(paths)).toEqual(needs);
});
