import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';

/**
 * Page types without a popup: checkout, confirmation, lock screen and password pages, where it would interrupt the visitor,
 * and the popup itself.
 */
const WITHOUT: ReadonlySet<number> = new Set([
  PAGE_TYPE.popupOverlay,
  PAGE_TYPE.lockScreen,
  PAGE_TYPE.memberAreaAccessDenied,
  PAGE_TYPE.checkout,
  PAGE_TYPE.donate,
  PAGE_TYPE.orderConfirmed,
  PAGE_TYPE.orderReceived,
  PAGE_TYPE.contributionConfirmed,
  PAGE_TYPE.subscriptionConfirmed,
  PAGE_TYPE.membershipConfirmed,
  PAGE_TYPE.newsletterUnsubscribe,
  PAGE_TYPE.commerceEmailPreview,
]);

/** The site's popup in the page's language; undefined if the site has none or the page does not show it. */
export function popupOf(site: Site, page: SitePage): SitePage | undefined {
  if (!site.profile.settings.popupOverlaySettings || page.isAdmin || page.isPrivate || WITHOUT.has(page.pageType))
    return undefined;
  const popups = site.pages.filter(({ pageType }) => pageType === PAGE_TYPE.popupOverlay);
  return popups.find(({ path }) => site.siteLocaleAt(path) === site);
}
