import { SHOP, STORE_PATHS } from './sample-sites';
import { describeSoundPages } from './sound-page';

const paths = SHOP.paths.filter((path) => !STORE_PATHS.test(path));

describeSoundPages({ ...SHOP, paths });
