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

export interface PageRequest extends Pick<Outgoing, 'request' | 'reply'> {
  /** Path and query; by default those of the request. */
  readonly path?: string | undefined;
}

export interface PageFinder {
  /** The visitor, the page's URL, and the visitor's live versions. */
  begin(requested: PageRequest): Promise<Outgoing>;
  /** The page with its template and data, without an access check; undefined if it does not exist. */
  find(outgoing: Outgoing): Promise<OutgoingPage | undefined>;
  /** As `find`, but undefined if the visitor may not see the page. */
  findOpen(outgoing: Outgoing): Promise<OutgoingPage | undefined>;
  /** True if the visitor gets the page or something in its place. */
  isThere(outgoing: Outgoing): Promise<boolean>;
}

export function createPageFinder(deps: PageDeps): PageFinder {
  const pageTemplates = createPageTemplateCache(deps.pageTemplates);
  // The number of queries is unlimited, so their templates must not evict other pages.
  const queriedPageTemplates = createPageTemplateCache(deps.queriedPageTemplates);

  const templateFor = (
    { site, url, preview, draft, state }: Outgoing,
    matched: MatchedPage,
  ): Promise<PageTemplate | undefined> => {
    const query = queryOfPage(deps, { site, state, page: matched.page, requested: url.searchParams });
    const input = { site, matched, path: url.pathname, origin: url.origin, preview, state, query };
    if (draft) return createPageTemplate(deps, { ...input, draft });
    // Templates made while the database was unavailable may be outdated.
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

export function pageOf({ site, url }: Pick<Outgoing, 'site' | 'url'>): SitePage | undefined {
  return site.pageAt(url.pathname)?.page;
}

/** True if the site is closed to the visitor. The admin area of a closed site stays open. */
export function isClosedAt(outgoing: Pick<Outgoing, 'site' | 'url' | 'visitor'>): boolean {
  return !pageOf(outgoing)?.isAdmin && isClosedTo(outgoing.site, outgoing.visitor.account);
}
