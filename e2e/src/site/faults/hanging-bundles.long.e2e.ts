import { describeFaults } from './describe-faults';
import { HANGING_BUNDLE } from './faults';
import { SHORT_BUDGETS } from './full-shop';

describeFaults({
  place: HANGING_BUNDLE,
  together: [{ 'mf-forms': 'never ends when it renders', 'mf-blocks': 'never ends when it is evaluated' }],
  overrides: SHORT_BUDGETS,
});
