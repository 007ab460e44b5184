import { FRAME_URL_PARAMETER, NO_REDIRECT_PARAMETER } from 'shared-types/admin/admin-path';
import type { HomeView } from 'shared-types/admin/home';
import { SURVEY_PARAMETER } from 'shared-types/admin/insights/survey';
import { WEBSITE_ROLE, type WebsiteRoleName, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { ADMIN_PAGES, type AdminPageRow } from '../../site/own-pages/admin-page-table';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { surveyQuarter } from '../survey/survey.store';
import { timeText } from '../../platform/time-text';

const SURVEY_HOW = ['answer', 'later'] as const;
const NAMES = new Map(Object.entries(WEBSITE_ROLE).map(([name, role]) => [role, name as WebsiteRoleName]));

/** The signed-in account, what it may do about the plan, and where it came from. */
export const accountLoader = {
  name: 'admin/home/account',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account) return null;
    const { displayName, email, roles, since } = account;
    const backTo = sameSitePath(query.get(FRAME_URL_PARAMETER));
    const done = SURVEY_HOW.find((how) => how === query.get(SURVEY_PARAMETER));
    // Accounts without a site are not asked.
    const quarter = roles.length > 0 ? await surveyQuarter(db, account.id, new Date(Date.now())) : undefined;
    return {
      displayName,
      email,
      roles: roles.flatMap((role: WebsiteRoleNumber) => NAMES.get(role) ?? []),
      since: since.toISOString(),
      sinceText: timeText(since, site),
      ...rightsOf(account),
      ...limitOf(site),
      ...(quarter || done ? { survey: { ...(quarter ? { quarter } : {}), ...(done ? { done } : {}) } } : {}),
      ...(backTo === undefined ? {} : { backTo: staying(backTo) }),
    };
  },
} satisfies Loader<'admin/home/account'>;

function rightsOf(account: SignedInAccount): Pick<HomeView, 'hasPages' | 'mayChangePlan'> {
  const { home, billingPlan, ...pages } = ADMIN_PAGES;
  const mayOpen = ({ group, needs }: AdminPageRow) =>
    group !== undefined && needs !== undefined && mayDo(account, needs);
  const mayChangePlan = mayOpen(billingPlan);
  return { hasPages: mayChangePlan || Object.values(pages).some(mayOpen), mayChangePlan };
}

/** The billing limit, which all accounts of a site are shown. */
function limitOf({ websiteStatus }: Pick<Site, 'websiteStatus'>): Pick<HomeView, 'limitedBy'> {
  return websiteStatus === 'trial' || websiteStatus === 'past-due' || websiteStatus === 'expired'
    ? { limitedBy: websiteStatus }
    : {};
}

/** Prevents the page from redirecting back here. */
function staying(path: string): string {
  const [page = '', hash] = path.split('#', 2);
  const [, query] = page.split('?', 2);
  if (new URLSearchParams(query).has(NO_REDIRECT_PARAMETER)) return path;
  return `${page}${query ? '&' : '?'}${NO_REDIRECT_PARAMETER}${hash === undefined ? '' : `#${hash}`}`;
}
