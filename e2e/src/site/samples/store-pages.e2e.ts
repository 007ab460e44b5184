import { openShop } from '../../browser/open-shop';
import { SAMPLE_PATHS } from './sample-paths';
import { describeSoundPages } from './sound-page';

describeSoundPages(
  openShop(),
  SAMPLE_PATHS.filter((path) => path.startsWith('/shop')),
);
