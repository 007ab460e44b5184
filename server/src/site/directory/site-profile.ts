import type { PaymentMethod } from 'shared-types/commerce/checkout';
import type { UnpaidOrderSettings } from 'shared-types/commerce/orders/unpaid-orders';
import type { Announcement } from 'shared-types/site/page/announcement-bar';
import type { PopupRules } from 'shared-types/site/page/popup-overlay';
import type { Schedule } from 'shared-types/site/page/schedule';
import type { CookieSettings, WebsiteSettings } from 'shared-types/site/context';
import type { SiteLink, SiteMenuEntry, SiteTheme } from 'shared-types/site/page/frame';
import type { SiteCode } from 'shared-types/site/page/site-code';
import type { SiteLook } from 'shared-types/site/page/site-look';
import type { DocumentLanguage, DocumentWebsite } from 'shared-types/site/site-document';
import { isTimeZone } from '../../platform/time-zone/is-time-zone';

/** The parts of a site without tables of their own, as validated by the import. */
export interface SiteProfile {
  readonly tagline: string;
  readonly settings: WebsiteSettings;
  readonly cookieSettings: CookieSettings;
  readonly theme: SiteTheme;
  /** SVG text. */
  readonly icon?: string;
  readonly look?: SiteLook;
  readonly navigation: readonly SiteMenuEntry[];
  readonly footer: { readonly links: readonly SiteLink[]; readonly note: string };
  readonly paymentMethods: readonly PaymentMethod[];
  /** Address for notifications of new orders. */
  readonly orderNoticeEmail?: string;
  /** Reply-to address of the site's emails. */
  readonly contactEmail?: string;
  /** Reservation time and limit of unpaid orders; defaults apply to absent values. */
  readonly unpaidOrders?: Partial<UnpaidOrderSettings>;
  /** IANA name; UTC by default. */
  readonly timeZone?: string;
  readonly announcement?: Announcement;
  /** When the announcement is shown, in all languages. */
  readonly announcementSchedule?: Schedule;
  readonly popupRules?: PopupRules;
  readonly website?: DocumentWebsite;
  readonly code?: SiteCode;
  readonly languages?: readonly DocumentLanguage[];
}

const DEFAULT_TIME_ZONE = 'UTC';

/** The time zone of a site; UTC where it has none, or one that this server does not know. */
export function timeZoneOf({ timeZone }: Pick<SiteProfile, 'timeZone'>): string {
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
}
