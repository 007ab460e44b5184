import { describePreferences } from './preferences';
import { SHOP } from './sample-sites';

describePreferences('the shop', SHOP);
