import type { Area } from '../site/area';
import { bannerLoader } from './cookie-banner/banner.loader';
import { chooseRoute } from './cookie-banner/choose.route';
import { reopenRoute } from './cookie-banner/reopen.route';

export const consentArea: Area = {
  loaders: [bannerLoader],
  routes: [reopenRoute, chooseRoute],
};
