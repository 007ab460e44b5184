import { describeFaults } from './describe-faults';
import { SERVER_BUNDLE } from './faults';

describeFaults({
  place: SERVER_BUNDLE,
  together: [
    { 'mf-blocks': 'throws when it renders', 'mf-consent': 'is garbage' },
    { 'mf-commerce': 'throws when it is evaluated', 'mf-telemetry': 'throws when it renders' },
    { 'mf-forms': 'is of another contract', 'mf-consent': 'throws when it renders' },
  ],
});
