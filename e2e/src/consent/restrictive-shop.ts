import type { CookieSettings } from 'shared-types/site/context';
import { openChangedShop, withCookieSettings } from '../browser/open/changed-shop';
import type { Shop } from '../browser/open/shop';

export function openRestrictiveShop(changes: Partial<CookieSettings> = {}): Shop {
  const policy = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true, ...changes };
  return openChangedShop((document) => withCookieSettings(document, policy));
}
