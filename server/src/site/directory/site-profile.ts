import type { PaymentMethod } from 'shared-types/commerce/checkout';
import type { UnpaidOrderSettings } from 'shared-types/commerce/unpaid-orders';
import type { Announcement } from 'shared-types/site/page/announcement-bar';
import type { CookieSettings, WebsiteSettings } from 'shared-types/site/context';
import type { SiteLink, SiteTheme } from 'shared-types/site/page/frame';
import type { DocumentLanguage, DocumentWebsite } from 'shared-types/site/site-document';

/** The parts of a site that have no table of their own, as the import checked and stored them. */
export interface SiteProfile {
  readonly tagline: string;
  readonly settings: WebsiteSettings;
  readonly cookieSettings: CookieSettings;
  readonly theme: SiteTheme;
  /** The text of an SVG picture. */
  readonly icon?: string;
  readonly navigation: readonly SiteLink[];
  readonly footer: { readonly links: readonly SiteLink[]; readonly note: string };
  readonly paymentMethods: readonly PaymentMethod[];
  /** Where an email goes with each new order. */
  readonly orderNoticeEmail?: string;
  /** Where answers to the site's emails go. */
  readonly contactEmail?: string;
  /** How long unpaid orders reserve their items, and how many are taken; the defaults hold for what is absent. */
  readonly unpaidOrders?: Partial<UnpaidOrderSettings>;
  /** What this site locale announces. */
  readonly announcement?: Announcement;
  readonly website?: DocumentWebsite;
  readonly languages?: readonly DocumentLanguage[];
}
