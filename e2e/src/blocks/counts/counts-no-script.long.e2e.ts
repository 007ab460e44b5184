import { describeCounts } from './describe-counts';

describeCounts({ withScript: false });
