import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';

/**
 * Pages on which nothing comes between a visitor and what is there to do: the way to an order, what says that it has
 * arrived, and what stands before a locked page. So it is with the pages of passwords. Nor does the popup come over itself.
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

/** The popup of a page: the site's, in the page's language. Nothing where the site has none, or the page goes without. */
export function popupOf(site: Site, page: SitePage): SitePage | undefined {
  if (!site.profile.settings.popupOverlaySettings || page.isAdmin || page.isPrivate || WITHOUT.has(page.pageType))
    return undefined;
  const popups = site.pages.filter(({ pageType }) => pageType === PAGE_TYPE.popupOverlay);
  return popups.find(({ path }) => site.siteLocaleAt(path) === site);
}
