import { describePreferences } from './preferences';
import { BISTRO } from './sample-sites';

describePreferences('the bistro', BISTRO);
