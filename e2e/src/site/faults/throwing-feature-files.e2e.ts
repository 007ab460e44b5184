import { describeFaults } from './describe-faults';
import { FEATURE_FILE } from './faults';

describeFaults({
  place: FEATURE_FILE,
  pairs: [4, 10],
  faults: ['throws when it is evaluated', 'throws when it starts'],
});
