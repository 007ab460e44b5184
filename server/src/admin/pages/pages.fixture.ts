import { randomUUID } from 'node:crypto';
import { PAGE_DRAFT_CALLS, type PageDraft } from 'shared-types/admin/pages/page-draft';
import type { Patch } from 'shared-types/admin/pages/page-change';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';

export const [ADMIN, EDITOR, WRITER, VIEWER, STRANGER] = [
  'admin@shop.example',
  'editor@shop.example',
  'writer@shop.example',
  'viewer@shop.example',
  'owner@other.example',
] as const;

/** The example's server, with accounts of several roles and another site's owner. */
export interface PagesServer {
  readonly open: ExampleServer;
  as(email: string, host?: string): Promise<Shopper>;
  idOf(path: string): Promise<string>;
  draft(browser: Shopper, pageId: string): Promise<PageDraft>;
  change(browser: Shopper, pageId: string, patch: Patch, more?: object): Promise<Reply>;
  publish(browser: Shopper, pageId: string): Promise<Reply>;
  /** Creates a draft; returns its id. */
  create(browser: Shopper, title: string, more?: object): Promise<string>;
}

export function preparePages(): PagesServer {
  let open: ExampleServer;
  beforeAll(async () => {
    open = await openExample({
      config: { runsJobs: false },
      accounts: { [ADMIN]: ['admin'], [EDITOR]: ['editor'], [WRITER]: ['campaignsEditor'], [VIEWER]: ['viewer'] },
    });
    await open.load(exampleDocument('other', 'other.example'));
    await seedAccount(open.db, { email: STRANGER, roles: { other: ['admin'] } });
  });
  beforeEach(async () => {
    for (const table of ['page_draft', 'page_version', 'kept_page', 'redirect', 'rate_window'] as const)
      await open.db.deleteFrom(table).execute();
    await open.db.deleteFrom('page').where('is_kept', '=', true).execute();
    await open.db.updateTable('site').set({ document_hash: '' }).execute();
    await open.load(exampleDocument());
  });
  afterAll(() => open.close());

  const draft: PagesServer['draft'] = async (browser, pageId) =>
    (await browser.get(at(PAGE_DRAFT_CALLS.getPageDraft.path, pageId))).json<PageDraft>();
  return {
    get open() {
      return open;
    },
    as: async (email, host) => {
      const browser = open.visitor(host);
      await signIn(browser, email);
      return browser.twin();
    },
    idOf: async (path) => {
      const pages = open.db.selectFrom('page').innerJoin('site', 'site.id', 'page.site_id').select('page.id');
      const found = pages.where('page.path', '=', path).where('site.identifier', '=', 'example');
      return (await found.executeTakeFirstOrThrow()).id;
    },
    draft,
    change: async (browser, pageId, patch, more) => {
      const { revision } = await draft(browser, pageId);
      const change = { key: randomUUID(), revision, patch, inverse: patch, label: 'changeSetting', ...more };
      return browser.call('PATCH', at(PAGE_DRAFT_CALLS.changePageDraft.path, pageId), change);
    },
    publish: async (browser, pageId) => {
      const { revision } = await draft(browser, pageId);
      return browser.call('POST', PAGES_CALLS.publishPages.path, { pages: [{ pageId, revision }] });
    },
    create: async (browser, title, more = {}) => {
      const reply = await browser.call('POST', PAGES_CALLS.createPage.path, { title, ...more });
      return reply.json<{ readonly pageId: string }>().pageId;
    },
  };
}

/** The path of a call about a page. */
export function at(path: string, pageId: string): string {
  return path.replace(':pageId', pageId);
}
