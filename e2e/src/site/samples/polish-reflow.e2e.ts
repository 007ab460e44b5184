import { describeReflow } from './reflow';
import { BISTRO_IN_POLISH } from './sample-sites';

describeReflow('the bistro in Polish', BISTRO_IN_POLISH);
