import { describeReflow } from './reflow';
import { BISTRO } from './sample-sites';

describeReflow('the bistro', BISTRO);
