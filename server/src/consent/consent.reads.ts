import type { AnyRead } from '../site/page/read';
import { bannerRead } from './cookie-banner/banner.read';

/** Every read of consent. */
export const consentReads: readonly AnyRead[] = [bannerRead];
