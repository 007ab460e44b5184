import type { Route } from '../http/services';
import { askRoute } from './cookie-banner/ask.route';
import { chooseRoute } from './cookie-banner/choose.route';

/** Every endpoint of consent. */
export const consentRoutes: readonly Route[] = [askRoute, chooseRoute];
