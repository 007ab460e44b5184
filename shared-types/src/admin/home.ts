import type { SurveyQuestion } from './insights/survey';
import type { WebsiteStatus } from '../site/website';
import type { WebsiteRoleName } from '../site/people/website-role';

export interface AdminLink {
  readonly path: string;
  readonly text: string;
}

export interface AccountView {
  readonly displayName: string;
  readonly email: string;
}

/** Data of the loader `admin/no-access/account`. */
export interface NoAccessView extends AccountView {
  /** True for a page of the platform, which no role on a website opens. */
  readonly isOfPlatform?: true;
}

export interface HomeView extends AccountView {
  readonly roles: readonly WebsiteRoleName[];
  /** Time of sign-in, ISO 8601. */
  readonly since: string;
  readonly sinceText: string;
  readonly links: readonly AdminLink[];
  /** Limits by the billing plan; absent if there are none. */
  readonly limitedBy?: Extract<WebsiteStatus, 'trial' | 'past-due' | 'expired'>;
  readonly survey?: SurveyQuestion;
  readonly backTo?: string;
}
