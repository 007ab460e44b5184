import { describeFaults } from './describe-faults';
import { FEATURE_FILE } from './faults';

describeFaults({ place: FEATURE_FILE, pairs: [4, 10], faults: ['is not found', 'never arrives'] });
