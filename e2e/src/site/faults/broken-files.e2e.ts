import { spec } from '../../../../tools/testing/spec';
import { CONTAINER, FEATURE_FILE, openBrokenCart, REMOTE } from './broken-cart';
import { publishChanged, type BuildChange } from '../registry/published-build';

const cart = openBrokenCart();

async function expectToSurvive(fault: BuildChange): Promise<void> {
  const { version } = await publishChanged(cart.shop.server, REMOTE, fault);
  await cart.expectBuyingStillWorks(await cart.visit(), version);
}

const FAULTS: Readonly<Record<string, BuildChange['change']>> = {
  'is garbage': () => '<<<< this is no script >>>>',
  'throws when it is evaluated': (text) => `throw new Error('broken on purpose');${text}`,
};

for (const [where, path] of [
  ['container', CONTAINER],
  ['feature file', FEATURE_FILE],
] as const) {
  for (const [what, change] of Object.entries(FAULTS)) {
    spec('PLAT-05', `the ${where} ${what}: the cart keeps its HTML and buying works`, () =>
      expectToSurvive({ path, change }),
    );
  }
}

spec('PLAT-05', 'a container of another contract does not run', () =>
  expectToSurvive({ path: CONTAINER, change: (text) => text.replace(/contract:\s*1\b/, 'contract:99') }),
);
