import { BISTRO_IN_POLISH } from './sample-sites';
import { describeSoundPages } from './sound-page';

describeSoundPages(BISTRO_IN_POLISH);
