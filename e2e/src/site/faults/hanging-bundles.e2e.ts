import { describeFaults } from './describe-faults';
import { HANGING_BUNDLE } from './faults';

// Long enough that no whole block runs out of time on a busy machine, and what never ends does so soon.
const overrides = { blockBudgetMs: 1000, pageBudgetMs: 6000 };

describeFaults({ place: HANGING_BUNDLE, pairs: [4, 6], overrides });
