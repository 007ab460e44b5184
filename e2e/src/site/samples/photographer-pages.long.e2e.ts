import { PHOTOGRAPHER, partsOf } from './sample-sites';
import { describeSoundPages } from './sound-page';

describeSoundPages(partsOf(PHOTOGRAPHER, 'pictures', 'words'));
