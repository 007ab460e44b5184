import { describeKeyboard } from './keyboard';
import { BISTRO } from './sample-sites';

describeKeyboard('the bistro', BISTRO);
