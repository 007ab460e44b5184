import { SHOP } from './sample-sites';
import { describeSoundPages } from './sound-page';

describeSoundPages({ ...SHOP, paths: SHOP.paths.filter((path) => !path.startsWith('/shop')) });
