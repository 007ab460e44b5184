import { FRAME_URL_PARAMETER, NO_REDIRECT_PARAMETER } from 'shared-types/admin/admin-path';
import type { AdminLink, HomeView } from 'shared-types/admin/home';
import { SURVEY_PARAMETER } from 'shared-types/admin/insights/survey';
import { WEBSITE_ROLE, type WebsiteRoleName, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import { sameSitePath } from '../../platform/http/same-site-path';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { ADMIN_PAGES } from '../../site/own-pages/admin-page-table';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { surveyQuarter } from '../survey/survey.store';
import { timeText } from '../../platform/time-text';

const SURVEY_HOW = ['answer', 'later'] as const;
const NAMES = new Map(Object.entries(WEBSITE_ROLE).map(([name, role]) => [role, name as WebsiteRoleName]));

/** The signed-in account, the pages it may open, and where it came from. */
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
      sinceText: timeText(since, site.locale),
      links: linksFor(account, site),
      ...limitOf(site),
      ...(quarter || done ? { survey: { ...(quarter ? { quarter } : {}), ...(done ? { done } : {}) } } : {}),
      ...(backTo === undefined ? {} : { backTo: staying(backTo) }),
    };
  },
} satisfies Loader<'admin/home/account'>;

function linksFor(account: SignedInAccount, site: Pick<Site, 'locale'>): readonly AdminLink[] {
  const language = languageOf(site);
  return Object.values(ADMIN_PAGES).flatMap(({ path, link, linkPath = path, needs }) =>
    link && needs && mayDo(account, needs) ? [{ path: linkPath, text: link[language] }] : [],
  );
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
