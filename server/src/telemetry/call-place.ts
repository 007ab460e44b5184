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

/** What of pages is told by nobody who may not be recorded; errors, traces and performance are told of every page. */
const GATED: readonly RecordKind[] = ['visit', 'census', 'event'];
const UNRECORDED: readonly PageTypeNumber[] = [
  PAGE_TYPE.notFound,
  PAGE_TYPE.lockScreen,
  PAGE_TYPE.memberAreaAccessDenied,
];
const ADMIN_AREA = /^\/config(?:\/|$)/;
/** The path of what is no page of the site: anyone who makes addresses up makes no more than this one. */
export const NOWHERE = '';

/** Who tells something, and of which page. */
interface CallPlaceInput {
  readonly db: Database;
  readonly request: FastifyRequest;
  readonly site: Site;
  readonly kind: RecordKind;
  /** Address or path of the page. */
  readonly address: string;
}

/** What the server knows of where a call comes from. */
export interface CallPlace {
  /** Of a page or item the site has, or the pattern of a page for one visitor's eyes; empty for any other. */
  readonly path: string;
  /** False where what is told is not to be kept. */
  readonly isRecorded: boolean;
}

/**
 * Finds the page that is told of, and whether it is one, and the visitor somebody, that is recorded: by the site and the
 * session, whatever the page says of itself. Rejects while the database is away and has to be asked.
 *
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

/** The page as a visitor finds it: that of an item or a category which is not there is not found either. */
async function pageAt(db: Database, site: Site, path: string): Promise<MatchedPage | undefined> {
  const matched = site.siteLocaleAt(path).pageAt(path);
  if (matched?.params.slug === undefined || matched.page.isAdmin) return matched;
  return (await itemPaths(db, site)).has(itemPath(matched, encodeURIComponent)) ? matched : undefined;
}

/** The paths of what is for sale and of its categories, a name in them escaped. */
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

/** The address of an order is a key to it, and stays out; so does what a page of the admin area is about. */
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
