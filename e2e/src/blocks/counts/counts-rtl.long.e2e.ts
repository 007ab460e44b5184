import { describeCounts } from './describe-counts';

describeCounts({ locale: 'he', states: ['one', 'hostile'] });
