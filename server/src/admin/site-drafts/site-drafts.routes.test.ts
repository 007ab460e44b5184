import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { HEADER_FOOTER_CALLS } from 'shared-types/admin/header-footer';
import { NAVIGATION_CALLS } from 'shared-types/admin/navigation';
import { PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { SITE_DRAFT_CALLS, type SiteDrafts } from 'shared-types/admin/site-states/site-drafts';
import { STYLES_CALLS } from 'shared-types/admin/styles';
import { styleValues } from 'shared-types/admin/theme/style-values';
import { LOGO_CALLS } from 'shared-types/admin/theme/logo';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { createPreviewLink } from '../../site/page-draft/preview-link.store';

const [ADA, BEN, CLERK] = ['ada@shop.example', 'ben@shop.example', 'clerk@shop.example'] as const;
const CHANGES = [
  'site_theme_change',
  'site_look_change',
  'header_footer_change',
  'state_draft',
  'rate_window',
] as const;

let open: ExampleServer;
beforeAll(async () => {
  const accounts = { [ADA]: ['admin'], [BEN]: ['editor'], [CLERK]: ['storeManager'] } as const;
  open = await openExample({ accounts });
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of CHANGES) await open.db.deleteFrom(table).execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(exampleDocument());
});

const as = async (email: string): Promise<Shopper> => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const bodyOf = async (browser: Shopper, path: string) => (await browser.get(path)).body;
const baseOf = async (browser: Shopper, path: string) =>
  / name="base" value="([^"]*)"/.exec(await bodyOf(browser, path))?.[1] ?? '';
const saveStyles = async (browser: Shopper, accent: string, more: object = { as: 'draft' }) => {
  const values = styleValues(exampleDocument().site.theme);
  const body = { ...values, accent, base: await baseOf(browser, ADMIN_PATH.styles), ...more };
  return browser.call('POST', STYLES_CALLS.saveStyles.path, body);
};
const saveMenu = async (browser: Shopper, title: string) => {
  const base = await baseOf(browser, ADMIN_PATH.navigation);
  const fields = { 'nav.1.title': title, 'nav.1.path': '/shop', base, as: 'draft' };
  return browser.call('POST', NAVIGATION_CALLS.saveNavigation.path, fields);
};
const home = async () => bodyOf(open.visitor(), '/');
/** The look of a page and its links; the rest has values of each request. */
const shownIn = (html: string) => [/<html[^>]*>/.exec(html)?.[0], html.includes('Brand new')];
const homeId = async () => {
  const site = await open.sites.byHost('shop.example');
  return { siteId: site!.id, pageId: site!.pages.find(({ path }) => path === '/')!.id };
};
const draftsFor = async (browser: Shopper) =>
  (await browser.get(SITE_DRAFT_CALLS.getSiteDrafts.path)).json<SiteDrafts>();

test('visitors see nothing of a draft; its page, the editor’s frame and preview links show it', async () => {
  const ben = await as(BEN);
  const before = await home();
  const reply = await saveStyles(ben, '#0a0b0c');
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Draft saved. Visitors do not see it.']);
  expect((await saveMenu(ben, 'Brand new')).statusCode).toBe(200);
  expect(shownIn(await home())).toEqual(shownIn(before));
  const page = await bodyOf(ben, ADMIN_PATH.styles);
  for (const word of ['#0a0b0c', 'Draft, not published', 'Discard draft']) expect(page).toContain(word);
  const { siteId, pageId } = await homeId();
  const frame = await bodyOf(ben, PAGE_DRAFT_PATH.replace(':pageId', pageId));
  expect([frame.includes('--color-accent:#0a0b0c'), frame.includes('Brand new')]).toEqual([true, true]);
  expect(page).toContain(`src="${PAGE_DRAFT_PATH.replace(':pageId', pageId)}"`);
  const { id } = await open.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const link = await createPreviewLink(open.db, { siteId, pageId, author: { id, displayName: 'Ada' } });
  const preview = await bodyOf(open.visitor(), `/preview/${link?.token}`);
  expect(preview).toContain('--color-accent:#0a0b0c');
});

test('publishing on the page ends the draft', async () => {
  const ada = await as(ADA);
  await saveStyles(ada, '#0a0b0c');
  const reply = await saveStyles(ada, '#0a0b0c', {});
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Published. Visitors see it on their next page.']);
  expect(await home()).toContain('--color-accent:#0a0b0c');
  expect(await bodyOf(ada, ADMIN_PATH.styles)).not.toContain('Draft, not published');
});

test('the second of two people who draft is told of the first', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const base = await baseOf(ada, ADMIN_PATH.styles);
  await saveStyles(ben, '#0a0b0c');
  for (const more of [{ as: 'draft', base }, { base }]) {
    const refused = await saveStyles(ada, '#654321', more);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'admin/styles-conflict', data: { errors: { accent: 'Saved meanwhile: #0a0b0c' } } },
    ]);
  }
  const refused = await saveStyles(ada, '#654321', { as: 'draft', base });
  expect((await saveStyles(ada, '#654321', { as: 'draft', base, key: refused.json().key })).statusCode).toBe(200);
});

test('a discarded draft leaves what is published, also without script', async () => {
  const ada = await as(ADA);
  await saveStyles(ada, '#0a0b0c');
  const base = await baseOf(ada, ADMIN_PATH.styles);
  const reply = await ada.post(SITE_DRAFT_CALLS.discardSiteDraft.path, {
    part: 'styles',
    base,
    page: ADMIN_PATH.styles,
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${ADMIN_PATH.styles}?draft=discarded`]);
  const page = await bodyOf(ada, String(reply.headers.location));
  expect(page).toContain('Draft discarded. This is what visitors see.');
  expect(page).not.toContain('#0a0b0c');
});

test('all drafts are published at once, from the list of pages by a form without script', async () => {
  const ada = await as(ADA);
  await saveStyles(ada, '#0a0b0c');
  await saveMenu(ada, 'Brand new');
  const texts = {
    tagline: 'Fresh',
    note: '',
    title: 'Renamed',
    as: 'draft',
    base: await baseOf(ada, ADMIN_PATH.headerFooter),
  };
  expect((await ada.call('POST', HEADER_FOOTER_CALLS.saveHeaderFooter.path, texts)).statusCode).toBe(200);
  const look = { header: 'center', footer: '2', as: 'draft', base: await baseOf(ada, ADMIN_PATH.logo) };
  expect((await ada.call('POST', LOGO_CALLS.saveLogo.path, look)).statusCode).toBe(200);
  const list = await bodyOf(ada, ADMIN_PATH.pages);
  const boxes = [...list.matchAll(/<input[^>]* name="siteDrafts"[^>]*>/g)];
  const siteDrafts = boxes.map(([box]) => / value="([^"]*)"/.exec(box)?.[1] ?? '');
  expect(siteDrafts.map((value) => value.split(' ')[0])).toEqual(['headerFooter', 'logo', 'navigation', 'styles']);
  const reply = await ada.post(PAGES_CALLS.publishPages.path, { siteDrafts, page: ADMIN_PATH.pages });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${ADMIN_PATH.pages}?done=published`]);
  const page = await home();
  for (const word of ['--color-accent:#0a0b0c', 'Brand new', 'Renamed', 'Fresh']) expect(page).toContain(word);
  expect((await draftsFor(ada)).drafts).toEqual([]);
});

test('a draft whose base was published meanwhile is named, and nothing is published', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  await saveStyles(ada, '#0a0b0c');
  await saveMenu(ada, 'Brand new');
  const { drafts } = await draftsFor(ada);
  const chosen = drafts.map(({ part, language, seen }) => ({ part, language, seen }));
  await saveMenu(ben, 'Newer still');
  const before = await home();
  const refused = await ada.call('POST', PAGES_CALLS.publishPages.path, { siteDrafts: chosen });
  expect([refused.statusCode, refused.json().code, refused.json().error]).toEqual([
    409,
    'admin/site-draft-newer',
    expect.stringContaining('Navigation'),
  ]);
  expect(shownIn(await home())).toEqual(shownIn(before));
});

test('an import keeps drafts and changes nothing that visitors see of them', async () => {
  const ada = await as(ADA);
  await saveStyles(ada, '#0a0b0c');
  const document = exampleDocument();
  await open.load({ ...document, site: { ...document.site, tagline: 'Newer' } });
  expect(await home()).not.toContain('#0a0b0c');
  expect((await draftsFor(ada)).drafts).toMatchObject([{ part: 'styles', title: 'Site styles' }]);
});

spec('ROLE-04', 'roles without a part draft, discard and publish nothing of it', async () => {
  const [ada, clerk] = [await as(ADA), await as(CLERK)];
  await saveStyles(ada, '#0a0b0c');
  const base = await baseOf(ada, ADMIN_PATH.styles);
  const discard = (browser: Shopper) =>
    browser.call('POST', SITE_DRAFT_CALLS.discardSiteDraft.path, { part: 'styles', base });
  expect((await saveStyles(clerk, '#0a0b0c', { as: 'draft', base })).statusCode).toBe(403);
  expect((await discard(clerk)).statusCode).toBe(403);
  expect((await clerk.get(SITE_DRAFT_CALLS.getSiteDrafts.path)).statusCode).toBe(403);
  const stranger = open.visitor();
  await stranger.get('/');
  expect((await discard(stranger.twin())).statusCode).toBe(401);
  expect((await discard(ada)).statusCode).toBe(200);
});
