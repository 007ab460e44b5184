import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { expectOthersWhole } from './broken-bundle';
import { REMOTE } from './broken-cart';
import { publishChanged } from '../registry/published-build';

// Long enough that no whole block runs out of time on a busy machine, and what never ends does so soon.
const shop = openShop({ blockBudgetMs: 1000, pageBudgetMs: 6000 });

const FAULTS = {
  'is evaluated': (text: string) => `for(;;);${text}`,
  renders: (text: string) =>
    `${text};for (const f of Object.values(module.exports.remote.features)) f.element = () => { for (;;); };`,
};

for (const [when, change] of Object.entries(FAULTS)) {
  spec(
    'PLAT-05',
    `the server bundle never ends when it ${when}: its blocks show their fallback, all others are whole`,
    async () => {
      await publishChanged(shop.server, REMOTE, { path: 'server.cjs', change });
      await expectOthersWhole(shop);
    },
  );
}
