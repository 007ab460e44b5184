import type { WebsiteStatus } from '../site/website';
import type { WebsiteRoleName } from '../site/website-role';

/** A part of the configuration area that an account may open. */
export type ConfigPart =
  | 'orders'
  | 'products'
  | 'coupons'
  | 'shipping'
  | 'taxes'
  | 'visits'
  | 'sales'
  | 'speed'
  | 'errors'
  | 'submissions'
  | 'remotes';

/** Who is signed in, as the configuration area says it. */
export interface AccountView {
  readonly displayName: string;
  readonly email: string;
}

/** Answer to the read `config/home/account`. */
export interface HomeView extends AccountView {
  /** Its roles on this website, in the order of their numbers. */
  readonly roles: readonly WebsiteRoleName[];
  /** When it signed in, as an ISO time. */
  readonly since: string;
  /** The same in the site's language, with the time zone. */
  readonly sinceText: string;
  /** What it may open, in the order of the page. */
  readonly parts: readonly ConfigPart[];
  /** True where it may open the editing frame too. */
  readonly opensDesign?: boolean;
  /** True where it may change how the site asks for consent. */
  readonly opensCookieSettings?: boolean;
  /** True where it may write what the site announces. */
  readonly opensAnnouncement?: boolean;
  /** True where it may change header and footer. */
  readonly opensHeaderFooter?: boolean;
  /** True where it may say which language is the site's own. */
  readonly opensLanguages?: boolean;
  /** True where it may edit the site's members. */
  readonly opensMembers?: boolean;
  /** True where it may see to the site's plan. */
  readonly opensPlan?: boolean;
  /** What its site’s plan limits; absent where that is nothing. */
  readonly limitedBy?: Extract<WebsiteStatus, 'trial' | 'past-due' | 'expired'>;
  /** Path and query of the page it came from. */
  readonly backTo?: string;
}
