import { BISTRO, partsOf } from './sample-sites';
import { describeSoundPages } from './sound-page';

describeSoundPages(partsOf(BISTRO, 'pictures', 'words'));
