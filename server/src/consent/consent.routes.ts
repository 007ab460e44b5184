import type { Route } from '../http/services';
import { chooseRoute } from './cookie-banner/choose.route';

/** Every endpoint of consent. */
export const consentRoutes: readonly Route[] = [chooseRoute];
