import { describeFaults } from './describe-faults';
import { FEATURE_FILE } from './faults';

describeFaults({
  place: FEATURE_FILE,
  together: [
    { 'mf-commerce': 'throws when it starts', 'mf-telemetry': 'is not found' },
    { 'mf-consent': 'was changed after publishing', 'mf-blocks': 'never arrives' },
    { 'mf-forms': 'throws when it is evaluated', 'mf-consent': 'is garbage' },
  ],
});
