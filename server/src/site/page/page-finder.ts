import { addressOf } from '../../http/origin';
import { siteOf } from '../../http/site-of-request';
import { isClosedTo } from '../closed/is-closed-to';
import type { MatchedPage, SitePage } from '../directory/site';
import { isItemMissing } from './is-item-missing';
import type { Outgoing, PlannedOutgoing } from './outgoing';
import { obstacleTo } from './page-access';
import type { PageDeps } from './page-deps';
import { planPage, type PagePlan } from './page-plan';
import { personalAnswers } from './personal-blocks';
import { createPlanCache } from './plan-cache';
import { previewOf } from './preview';
import { queryOfPage } from './query-of-page';
import { visitorAt } from './visitor-at';

/** A page that is asked for. */
export interface AskedPage extends Pick<Outgoing, 'request' | 'reply'> {
  /** Path and query; the request's own where absent. */
  readonly path?: string | undefined;
}

/** Finds what somebody gets at an address. */
export interface PageFinder {
  /** Who asks, for what, and what is live for them. */
  begin(asked: AskedPage): Promise<Outgoing>;
  /** The page at the address, planned and answered, whoever asks; `undefined` where there is none. */
  find(outgoing: Outgoing): Promise<PlannedOutgoing | undefined>;
  /** The same for who asks; `undefined` too where they would get none, or another in its place. */
  findOpen(outgoing: Outgoing): Promise<PlannedOutgoing | undefined>;
  /** True where who asks gets something at the address: its page, or what stands in the place of one that is not open to them. */
  isThere(outgoing: Outgoing): Promise<boolean>;
}

/** Makes the finder. */
export function createPageFinder(deps: PageDeps): PageFinder {
  const plans = createPlanCache(deps.plans);
  // There is no end of queries: what is asked by them drives no page out.
  const queriedPlans = createPlanCache(deps.queriedPlans);

  const planFor = (
    { site, url, preview, draft, state }: Outgoing,
    matched: MatchedPage,
  ): Promise<PagePlan | undefined> => {
    const query = queryOfPage(deps, { site, state, page: matched.page, asked: url.searchParams });
    const input = { site, matched, path: url.pathname, origin: url.origin, preview, state, query };
    if (draft) return planPage(deps, { ...input, draft });
    // What was planned while the database was away may show what was there before.
    const of = [site.id, site.revision, deps.outage.ended, state.id];
    const key = [...of, url.origin, url.pathname, JSON.stringify(preview), query].join(' ');
    const kept = query.size > 0 ? queriedPlans : plans;
    return kept.get({ key, stockRevision: site.stock.revision }, () => planPage(deps, input));
  };

  const find = async (outgoing: Outgoing): Promise<PlannedOutgoing | undefined> => {
    const { site, url, visitor } = outgoing;
    const matched = site.pageAt(url.pathname);
    const plan = matched && (await planFor(outgoing, matched));
    const answers = plan && (await personalAnswers(deps, { site, plan, visitor, query: url.searchParams }));
    return plan && answers && !isItemMissing(matched, answers) ? { ...outgoing, plan, answers } : undefined;
  };

  return {
    async begin({ request, reply, path }) {
      const url = addressOf(request, path);
      const site = siteOf(request).editionAt(url.pathname);
      const visitor = await visitorAt(deps, request, site.pageAt(url.pathname)?.page);
      const state = deps.registry.current({ site: site.identifier, cohort: visitor.cohort });
      return { request, reply, site, visitor, url, preview: previewOf(request), state, status: 200 };
    },
    find,
    async isThere(outgoing) {
      const page = pageOf(outgoing);
      return (page && obstacleTo(page, outgoing.visitor)) !== undefined || (await find(outgoing)) !== undefined;
    },
    async findOpen(outgoing) {
      const page = pageOf(outgoing);
      return !page || isClosedAt(outgoing) || obstacleTo(page, outgoing.visitor) ? undefined : find(outgoing);
    },
  };
}

/** The page at the address. */
export function pageOf({ site, url }: Pick<Outgoing, 'site' | 'url'>): SitePage | undefined {
  return site.pageAt(url.pathname)?.page;
}

/** True where the site is closed to who asks: it keeps its configuration area, where its owners sign in, and nothing else. */
export function isClosedAt(outgoing: Pick<Outgoing, 'site' | 'url' | 'visitor'>): boolean {
  return !pageOf(outgoing)?.isConfig && isClosedTo(outgoing.site, outgoing.visitor.account);
}
