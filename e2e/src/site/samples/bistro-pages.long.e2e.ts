import { BISTRO, STORE_PATHS } from './sample-sites';
import { describeSoundPages } from './sound-page';

const paths = BISTRO.paths.filter((path) => !STORE_PATHS.test(path));

describeSoundPages({ ...BISTRO, paths });
