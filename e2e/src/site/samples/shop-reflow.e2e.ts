import { describeReflow } from './reflow';
import { SHOP } from './sample-sites';

describeReflow('the shop', SHOP);
