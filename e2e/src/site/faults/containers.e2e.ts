import { describeFaults } from './describe-faults';
import { CONTAINER } from './faults';

describeFaults({
  place: CONTAINER,
  together: [
    { 'mf-commerce': 'is not found', 'mf-forms': 'is garbage' },
    { 'mf-blocks': 'throws when it is evaluated', 'mf-telemetry': 'was changed after publishing' },
    { 'mf-consent': 'is of another contract', 'mf-commerce': 'never arrives' },
  ],
});
