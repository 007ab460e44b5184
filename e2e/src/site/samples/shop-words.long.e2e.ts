import { SHOP, partsOf } from './sample-sites';
import { describeSoundPages } from './sound-page';

describeSoundPages(partsOf(SHOP, 'words'));
