import type { FastifyRequest } from 'fastify';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { categoriesOf } from '../site/catalogue/categories-of';
import { categoryPath } from '../site/catalogue/category-path';
import { catalogueOf } from '../site/catalogue/catalogue';
import { collectionPath } from '../site/catalogue/store-paths';
import type { Database } from '../platform/schema/database';
import type { Site } from '../site/directory/site';
import type { MatchedPage, SitePage } from '../site/directory/site-page';
import { isUnlocked } from '../site/lock-screen/unlocked';
import { memberOf } from '../site/member-session/member-of-request';
import { obstacleTo } from '../site/page/find/page-access';
import { accountOf } from '../site/session/account-of-request';
import type { RecordKind } from '../platform/schema/tables/telemetry.tables';

/** Kinds recorded only on public pages and from visitors; errors, traces and performance are recorded on all pages. */
const GATED: readonly RecordKind[] = ['visit', 'census', 'event'];
const UNRECORDED: readonly PageTypeNumber[] = [
  PAGE_TYPE.notFound,
  PAGE_TYPE.lockScreen,
  PAGE_TYPE.memberAreaAccessDenied,
];
const ADMIN_AREA = /^\/config(?:\/|$)/;
/** The path of all addresses without a page, so that invented addresses add a single row. */
export const NOWHERE = '';

interface CallPlaceInput {
  readonly db: Database;
  readonly request: FastifyRequest;
  readonly site: Site;
  readonly kind: RecordKind;
  readonly address: string;
}

export interface CallPlace {
  /** Path of an existing page or item; the pattern of a private page; empty for any other address. */
  readonly path: string;
  /** False if nothing is to be stored. */
  readonly isRecorded: boolean;
}

/**
 * Finds the page of a call, and decides by site and session whether it is recorded. Rejects if that needs the database
 * while it is unavailable.
 * @implements ANLT-02 ANLT-03 ANLT-04 ANLT-05 ANLT-06 ANLT-07 VISIT-14
 */
export async function callPlace({ db, request, site, kind, address }: CallPlaceInput): Promise<CallPlace> {
  const sent = address !== '' && URL.canParse(address, 'http://page') ? new URL(address, 'http://page').pathname : '';
  const matched = await pageAt(db, site, sent);
  const path = matched ? countedPath(matched) : NOWHERE;
  if (!GATED.includes(kind)) return { path, isRecorded: true };
  const isRecorded = !ADMIN_AREA.test(sent) && matched !== undefined && isRecordedPage(matched.page, kind);
  return { path, isRecorded: isRecorded && (await isRecordedTo({ db, request }, matched.page)) };
}

/** The page at a path; undefined for items and categories that do not exist. */
async function pageAt(db: Database, site: Site, path: string): Promise<MatchedPage | undefined> {
  const matched = site.siteLocaleAt(path).pageAt(path);
  if (matched?.params.slug === undefined || matched.page.isAdmin) return matched;
  return (await itemPaths(db, site)).has(itemPath(matched, encodeURIComponent)) ? matched : undefined;
}

/** Paths of all products and categories, with escaped slugs. */
function itemPaths(db: Database, site: Site): Promise<ReadonlySet<string>> {
  return site.memo('telemetry/items', async () => {
    const [catalogue, categories] = await Promise.all([catalogueOf(db, site), categoriesOf(db, site)]);
    const categoryPaths = categories.all.map(({ collectionId, slug }) =>
      categoryPath(collectionPath(site, collectionId), encodeURIComponent(slug)),
    );
    return new Set([...catalogue.map(({ path }) => path), ...categoryPaths]);
  });
}

function itemPath({ page: { path }, params: { slug = '' } }: MatchedPage, written: (slug: string) => string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + written(slug);
}

/** Leaves out the parameters of orders, whose address grants access to them, and of admin pages. */
function countedPath(matched: MatchedPage): string {
  const isItem = matched.params.slug !== undefined && !matched.page.isAdmin;
  return isItem ? itemPath(matched, String) : matched.page.path;
}

function isRecordedPage({ pageType, isAdmin, isPrivate }: SitePage, kind: RecordKind): boolean {
  return (
    !isAdmin && !isPrivate && !UNRECORDED.includes(pageType) && !(kind === 'visit' && pageType === PAGE_TYPE.search)
  );
}

async function isRecordedTo({ db, request }: Pick<CallPlaceInput, 'db' | 'request'>, page: SitePage): Promise<boolean> {
  const [account, member] = await Promise.all([accountOf(db, request), memberOf(db, request)]);
  const isViewer = account?.roles.length === 1 && account.roles[0] === WEBSITE_ROLE.viewer;
  if (account && !isViewer) return false;
  return obstacleTo(page, { account, member, isUnlocked: isUnlocked(request, page) }) === undefined;
}
