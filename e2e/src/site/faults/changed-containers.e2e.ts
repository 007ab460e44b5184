import { describeFaults } from './describe-faults';
import { CONTAINER } from './faults';

describeFaults({ place: CONTAINER, pairs: [0, 10], faults: ['was changed after publishing'] });
