import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { PopupRules } from 'shared-types/site/page/popup-overlay';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';
import { isDue, nextChange } from '../../schedule/schedule';

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

export interface PopupPlace {
  readonly site: Site;
  readonly page: SitePage;
  /** Requested path. */
  readonly path: string;
  readonly now: Date;
}

/** The popup of a page, and the moment at which its schedule begins or ends. */
export interface PopupOfPage {
  readonly popup?: SitePage | undefined;
  readonly changesAt?: Date;
}

/** The site's popup in the page's language; none if the site has none or the page does not show it. */
export function popupOf({ site, page, path, now }: PopupPlace): PopupOfPage {
  if (page.over) return { popup: page.over.page };
  const { settings, popupRules: rules = {} } = site.profile;
  const isAway = page.isAdmin || page.isPrivate || page.isPreview || WITHOUT.has(page.pageType);
  if (!settings.popupOverlaySettings || isAway || !isAmong(rules, path)) return {};
  const popups = site.pages.filter(({ pageType }) => pageType === PAGE_TYPE.popupOverlay);
  const popup = popups.find((candidate) => site.siteLocaleAt(candidate.path) === site);
  const changesAt = nextChange(rules, now);
  return { ...(isDue(rules, now) && { popup }), ...(changesAt && { changesAt }) };
}

function isAmong({ pages }: PopupRules, path: string): boolean {
  return pages?.some((rule) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule)) ?? true;
}
