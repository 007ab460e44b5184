import { BISTRO_IN_POLISH, partsOf } from './sample-sites';
import { describeSoundPages } from './sound-page';

describeSoundPages(partsOf(BISTRO_IN_POLISH, 'pictures', 'words'), { isTranslation: true });
