import { addressOf } from '../../../platform/http/origin';
import { siteOf } from '../../request/site-of-request';
import { isClosedTo } from '../../closed/is-closed-to';
import type { MatchedPage, SitePage } from '../../directory/site-page';
import { isItemMissing } from '../template/is-item-missing';
import type { Outgoing, OutgoingPage } from '../send/outgoing';
import { obstacleTo } from './page-access';
import type { PageDeps } from '../page-deps';
import { createPageTemplate } from '../template/create-page-template';
import type { PageTemplate } from '../template/page-template';
import { personalAnswers } from '../load/personal-blocks';
import { createPageTemplateCache } from '../template/page-template-cache';
import { previewOf } from '../preview';
import { queryOfPage } from './query-of-page';
import { visitorAt } from './visitor-at';

/** A page that is asked for. */
export interface PageRequest extends Pick<Outgoing, 'request' | 'reply'> {
  /** Path and query; the request's own where absent. */
  readonly path?: string | undefined;
}

/** Finds what somebody gets at an address. */
export interface PageFinder {
  /** Who asks, for what, and what is live for them. */
  begin(requested: PageRequest): Promise<Outgoing>;
  /** The page at the address, with its template and its answers, no matter who asks; `undefined` where there is none. */
  find(outgoing: Outgoing): Promise<OutgoingPage | undefined>;
  /** The same for who asks; `undefined` too where they would get none, or another in its place. */
  findOpen(outgoing: Outgoing): Promise<OutgoingPage | undefined>;
  /** True where who asks gets something at the address: its page, or what stands in the place of one that is not open to them. */
  isThere(outgoing: Outgoing): Promise<boolean>;
}

/** Makes the finder. */
export function createPageFinder(deps: PageDeps): PageFinder {
  const pageTemplates = createPageTemplateCache(deps.pageTemplates);
  // There is no end of queries: what is asked by them drives no page out.
  const queriedPageTemplates = createPageTemplateCache(deps.queriedPageTemplates);

  const templateFor = (
    { site, url, preview, draft, state }: Outgoing,
    matched: MatchedPage,
  ): Promise<PageTemplate | undefined> => {
    const query = queryOfPage(deps, { site, state, page: matched.page, requested: url.searchParams });
    const input = { site, matched, path: url.pathname, origin: url.origin, preview, state, query };
    if (draft) return createPageTemplate(deps, { ...input, draft });
    // A template made while the database was away may show what was there before.
    const of = [site.id, site.revision, deps.outage.ended, state.id];
    const key = [...of, url.origin, url.pathname, JSON.stringify(preview), query].join(' ');
    const kept = query.size > 0 ? queriedPageTemplates : pageTemplates;
    return kept.get({ key, stockRevision: site.stock.revision }, () => createPageTemplate(deps, input));
  };

  const find = async (outgoing: Outgoing): Promise<OutgoingPage | undefined> => {
    const { site, url, visitor } = outgoing;
    const matched = site.pageAt(url.pathname);
    const pageTemplate = matched && (await templateFor(outgoing, matched));
    const answers =
      pageTemplate && (await personalAnswers(deps, { site, pageTemplate, visitor, query: url.searchParams }));
    return pageTemplate && answers && !isItemMissing(matched, answers)
      ? { ...outgoing, pageTemplate, answers }
      : undefined;
  };

  return {
    async begin({ request, reply, path }) {
      const url = addressOf(request, path);
      const site = siteOf(request).siteLocaleAt(url.pathname);
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

/** True where the site is closed to who asks: it keeps its admin area, where its owners sign in, and nothing else. */
export function isClosedAt(outgoing: Pick<Outgoing, 'site' | 'url' | 'visitor'>): boolean {
  return !pageOf(outgoing)?.isAdmin && isClosedTo(outgoing.site, outgoing.visitor.account);
}
