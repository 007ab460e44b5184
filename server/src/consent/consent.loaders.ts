import type { AnyLoader } from '../site/page/loader';
import { bannerLoader } from './cookie-banner/banner.loader';

/** Every read of consent. */
export const consentLoaders: readonly AnyLoader[] = [bannerLoader];
