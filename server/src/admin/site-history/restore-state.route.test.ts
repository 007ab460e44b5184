import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { HEADER_FOOTER_CALLS } from 'shared-types/admin/header-footer';
import { NAVIGATION_CALLS } from 'shared-types/admin/navigation';
import { SITE_HISTORY_CALLS, type HistoryPart } from 'shared-types/admin/site-states/site-history';
import { STYLES_CALLS } from 'shared-types/admin/styles';
import { styleValues } from 'shared-types/admin/theme/style-values';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';

const [ADA, BEN, CLERK] = ['ada@shop.example', 'ben@shop.example', 'clerk@shop.example'] as const;
const CHANGES = ['site_theme_change', 'header_footer_change', 'first_state', 'state_draft', 'rate_window'] as const;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [BEN]: ['editor'], [CLERK]: ['storeManager'] } });
  await open.load(bilingualDocument());
  await seedAccount(open.db, { email: ADA, roles: { example: ['admin'], bilingual: ['admin'] } });
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of CHANGES) await open.db.deleteFrom(table).execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(exampleDocument());
});

const as = async (email: string, host?: string): Promise<Shopper> => {
  const browser = open.visitor(host);
  await signIn(browser, email);
  return browser.twin();
};
const shown = async (browser: Shopper, path: string) => {
  const { body } = await browser.get(path);
  const history = /<details class="admin-site-history".*?<\/details>/s.exec(body)?.[0] ?? '';
  return {
    base: / name="base" value="([^"]*)"/.exec(body)?.[1] ?? '',
    seen: / name="base" value="([^"]*)"/.exec(history)?.[1] ?? '',
    versions: [...history.matchAll(/<li.*?<\/li>/gs)].map(([line]) => /<button[^>]* value="(\d+)"/.exec(line)?.[1]),
    words: history.replace(/<[^>]*>/g, ' '),
  };
};
const saveStyles = async (browser: Shopper, accent: string) => {
  const { base } = await shown(browser, ADMIN_PATH.styles);
  const body = { ...styleValues(exampleDocument().site.theme), accent, base };
  return (await browser.call('POST', STYLES_CALLS.saveStyles.path, body)).statusCode;
};
const restore = (browser: Shopper, version: string | undefined, more: { readonly base: string; part?: HistoryPart }) =>
  browser.call('POST', SITE_HISTORY_CALLS.restoreState.path, { part: 'styles', version: version ?? '', ...more });
/** What differs between looks of the page; the rest has values of each request. */
const home = async () => /<html[^>]*>/.exec((await open.visitor().get('/')).body)?.[0];

test('the state before the first change, and each later one, is restored as a new change', async () => {
  const ada = await as(ADA);
  const first = await home();
  expect((await shown(ada, ADMIN_PATH.styles)).versions).toEqual([]);
  for (const accent of ['#112233', '#223344']) expect(await saveStyles(ada, accent)).toBe(200);
  const list = await shown(ada, ADMIN_PATH.styles);
  expect(list.versions).toEqual([undefined, expect.any(String), '0']);
  expect(list.words).toMatch(/Visitors see this now.*before the first change here/s);
  const reply = await restore(ada, list.versions[1], { base: list.seen });
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Restored. Visitors see it on their next page.']);
  expect(await home()).toContain('--color-accent:#112233');
  const now = await shown(ada, ADMIN_PATH.styles);
  expect(now.versions).toHaveLength(4);
  expect((await restore(ada, '0', { base: now.seen })).statusCode).toBe(200);
  expect(await home()).toBe(first);
});

test('without script, the page says that it was restored', async () => {
  const ada = await as(ADA);
  await saveStyles(ada, '#112233');
  const { seen } = await shown(ada, ADMIN_PATH.styles);
  const [, block] = (await open.sites.byHost('shop.example'))!.adminPages.styles.blocks.keys();
  const sent = { part: 'styles', version: '0', base: seen, block, page: ADMIN_PATH.styles };
  const reply = await ada.post(SITE_HISTORY_CALLS.restoreState.path, sent);
  expect(reply.statusCode).toBe(303);
  const page = await ada.get(String(reply.headers.location));
  expect(page.body).toContain('Restored. Visitors see it on their next page.');
});

test('nothing is restored over what somebody has saved meanwhile', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  await saveStyles(ada, '#112233');
  const { seen } = await shown(ada, ADMIN_PATH.styles);
  await saveStyles(ben, '#223344');
  const refused = await restore(ada, '0', { base: seen });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'admin/site-version-conflict']);
  expect(await home()).toContain('--color-accent:#223344');
});

test('a version of another site, of another part, or of none is refused', async () => {
  const ada = await as(ADA, 'bilingual.example');
  const own = await as(ADA);
  await saveStyles(own, '#112233');
  const { id } = await open.db.selectFrom('site_theme_change').select('id').executeTakeFirstOrThrow();
  const { base } = await shown(ada, ADMIN_PATH.styles);
  for (const version of [String(id), '0', '999999999999999999']) {
    const reply = await restore(ada, version, { base });
    expect([version, reply.statusCode, reply.json().code]).toEqual([version, 404, 'admin/site-version-gone']);
  }
});

test('menus and texts have lists of their own, in each language', async () => {
  const ada = await as(ADA, 'bilingual.example');
  const path = `${ADMIN_PATH.navigation}?language=pl`;
  const saveMenu = async (title: string) => {
    const { base } = await shown(ada, path);
    const fields = { 'nav.1.title': title, 'nav.1.path': '/pl', language: 'pl', base };
    return (await ada.call('POST', NAVIGATION_CALLS.saveNavigation.path, fields)).statusCode;
  };
  expect([await saveMenu('Jeden'), await saveMenu('Dwa')]).toEqual([200, 200]);
  const texts = await shown(ada, `${ADMIN_PATH.headerFooter}?language=pl`);
  const fields = { language: 'pl', tagline: 'Nowe', note: '', base: texts.base };
  expect((await ada.call('POST', HEADER_FOOTER_CALLS.saveHeaderFooter.path, fields)).statusCode).toBe(200);
  const menus = await shown(ada, path);
  expect(menus.versions).toHaveLength(3);
  expect((await shown(ada, ADMIN_PATH.navigation)).versions).toEqual([]);
  const sent = { part: 'navigation', language: 'pl', version: menus.versions[1], base: menus.seen };
  expect((await ada.call('POST', SITE_HISTORY_CALLS.restoreState.path, sent)).statusCode).toBe(200);
  const page = (await open.visitor('bilingual.example').get('/pl')).body;
  expect([page.includes('Jeden'), page.includes('Nowe')]).toEqual([true, true]);
});

spec('ROLE-04', 'who may not save a part sees no list of it and restores nothing', async () => {
  const [ada, clerk, ben] = [await as(ADA), await as(CLERK), await as(BEN)];
  await saveStyles(ada, '#112233');
  const { seen: base } = await shown(ada, ADMIN_PATH.styles);
  expect((await restore(clerk, '0', { base })).statusCode).toBe(403);
  expect((await restore(ben, '0', { base, part: 'codeInjection' })).statusCode).toBe(403);
  const stranger = open.visitor();
  await stranger.get('/');
  expect((await restore(stranger.twin(), '0', { base })).statusCode).toBe(401);
  expect((await restore(ben, '0', { base })).statusCode).toBe(200);
});
