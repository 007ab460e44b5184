import { describeFaults } from './describe-faults';
import { HANGING_BUNDLE } from './faults';
import { SHORT_BUDGETS } from './full-shop';

describeFaults({
  place: HANGING_BUNDLE,
  pairs: [4, 6],
  faults: ['never ends when it renders'],
  overrides: SHORT_BUDGETS,
});
