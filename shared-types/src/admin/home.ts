import type { SurveyQuestion } from './insights/survey';
import type { WebsiteStatus } from '../site/website';
import type { WebsiteRoleName } from '../site/people/website-role';

/** A link of the home page to another page of the admin area. */
export interface AdminLink {
  readonly path: string;
  /** In the language of the page. */
  readonly text: string;
}

/** Who is signed in, as the admin area says it. */
export interface AccountView {
  readonly displayName: string;
  readonly email: string;
}

/** Answer to the loader `admin/no-access/account`. */
export interface NoAccessView extends AccountView {
  /** True where the page is about the platform, and no role on a website opens it. */
  readonly isOfPlatform?: true;
}

/** Answer to the loader `admin/home/account`. */
export interface HomeView extends AccountView {
  /** Its roles on this website, in the order of their numbers. */
  readonly roles: readonly WebsiteRoleName[];
  /** When it signed in, as an ISO time. */
  readonly since: string;
  /** The same in the site's language, with the time zone. */
  readonly sinceText: string;
  /** What it may open, in the order of the page. */
  readonly links: readonly AdminLink[];
  /** What its site’s billing plan limits; absent where that is nothing. */
  readonly limitedBy?: Extract<WebsiteStatus, 'trial' | 'past-due' | 'expired'>;
  /** What it is asked, or has just said; absent where there is nothing to ask. */
  readonly survey?: SurveyQuestion;
  /** Path and query of the page it came from. */
  readonly backTo?: string;
}
