import type { Route } from '../site/services';
import { reopenRoute } from './cookie-banner/reopen.route';
import { chooseRoute } from './cookie-banner/choose.route';

/** Every endpoint of consent. */
export const consentRoutes: readonly Route[] = [reopenRoute, chooseRoute];
