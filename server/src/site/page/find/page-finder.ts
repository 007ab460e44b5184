import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/origin';
import { siteOf } from '../../request/site-of-request';
import { isClosedTo } from '../../closed/is-closed-to';
import type { MatchedPage, SitePage } from '../../directory/site-page';
import { isItemMissing } from '../template/known-page';
import { obstacleTo, isGuarded } from './page-access';
import type { PageDeps } from '../page-deps';
import { createPageTemplate } from '../template/create-page-template';
import { personalAnswers, type PersonalAnswers, type PersonalInput } from '../load/personal-blocks';
import { createPageTemplateCache, type PageTemplate } from '../template/page-template';
import { previewOf, type Preview } from '../preview';
import type { AnnouncementDraft } from '../../announcement-bar/draft-announcement';
import { type Visitor, visitorOf } from '../../request/visitor';
import type { Site } from '../../directory/site';
import type { RegistryState } from '../../registry/registry-state';
import { isUnlocked } from '../../lock-screen/unlocked';
import { memberOf } from '../../member-session/member-of-request';
import { accountOf } from '../../session/account-of-request';

interface PageRequest extends Pick<Outgoing, 'request' | 'reply'> {
  /** Path and query; by default those of the request. */
  readonly path?: string | undefined;
}

interface PageFinder {
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
      const obstacle = page && obstacleTo(page, outgoing.visitor);
      if (obstacle === 'hidden') return false;
      return obstacle !== undefined || (await find(outgoing)) !== undefined;
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

/** A page to be sent. */
export interface Outgoing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly visitor: Visitor;
  readonly url: URL;
  readonly preview: Preview;
  /** The visitor's live versions. */
  readonly state: RegistryState;
  readonly status: number;
  readonly form?: PersonalInput['form'];
  /** Announcement to preview instead of the saved one. */
  readonly draft?: AnnouncementDraft;
}

export interface OutgoingPage extends Outgoing {
  readonly pageTemplate: PageTemplate;
  readonly answers: PersonalAnswers;
}

/**
 * The visitor, with account and member. Without the database, public pages are served as to an anonymous visitor, and
 * restricted pages are unavailable.
 */
export async function visitorAt(
  deps: Pick<PageDeps, 'db' | 'log'>,
  request: FastifyRequest,
  page: SitePage | undefined,
): Promise<Visitor> {
  const visitor = { ...visitorOf(request), isUnlocked: page !== undefined && isUnlocked(request, page) };
  try {
    const [account, member] = await Promise.all([accountOf(deps.db, request), memberOf(deps.db, request)]);
    return { ...visitor, ...(account && { account }), ...(member && { member }) };
  } catch (error) {
    if (page && isGuarded(page)) throw error;
    deps.log.error({ err: error }, 'the session could not be read');
    return visitor;
  }
}

interface QueriedPage {
  readonly site: Site;
  readonly state: RegistryState;
  readonly page: SitePage;
  readonly requested: URLSearchParams;
}

/** The part of a query that the page's shared blocks depend on, normalized; usually empty. */
function queryOfPage(
  { loads }: Pick<PageDeps, 'loads'>,
  { site, state, page, requested }: QueriedPage,
): URLSearchParams {
  if (requested.size === 0) return requested;
  const names = [...page.blocks.values()].flatMap(({ type }) => state.featureOfBlock(type)?.feature.loads ?? []);
  const parts = [...new Set(names)].flatMap((name) => [...(loads.get(name)?.queryOf?.(requested, site) ?? [])]);
  return new URLSearchParams(parts);
}
