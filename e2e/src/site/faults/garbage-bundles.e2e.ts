import { describeFaults } from './describe-faults';
import { SERVER_BUNDLE } from './faults';

describeFaults({ place: SERVER_BUNDLE, pairs: [0, 6], faults: ['is garbage', 'is of another contract'] });
