import { BISTRO_IN_POLISH, STORE_PATHS } from './sample-sites';
import { describeSoundPages } from './sound-page';

const paths = BISTRO_IN_POLISH.paths.filter((path) => !STORE_PATHS.test(path));

describeSoundPages({ ...BISTRO_IN_POLISH, paths }, { isTranslation: true });
