import { describeCounts } from './describe-counts';

describeCounts({});
