/** @needs-firefox */
import { describeCounts } from './describe-counts';

describeCounts({ isFirefox: true, states: ['one', 'sixty', 'hostile'] });
