import { describeKeyboard } from './keyboard';
import { SHOP } from './sample-sites';

describeKeyboard('the shop', SHOP);
