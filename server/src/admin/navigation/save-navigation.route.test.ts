import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { HEADER_FOOTER_CALLS } from 'shared-types/admin/header-footer';
import { NAVIGATION_CALLS } from 'shared-types/admin/navigation';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';

const { saveNavigation } = NAVIGATION_CALLS;
const { getHeaderFooter, putHeaderFooter } = HEADER_FOOTER_CALLS;
const [ADA, EDITOR, CLERK] = ['ada@shop.example', 'editor@shop.example', 'clerk@shop.example'] as const;
const BILINGUAL = 'bilingual.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [EDITOR]: ['editor'], [CLERK]: ['storeManager', 'campaignsEditor'] } });
  await open.load(bilingualDocument());
  await seedAccount(open.db, { email: ADA, roles: { example: ['admin'], bilingual: ['editor'] } });
});
beforeEach(async () => {
  await open.db.deleteFrom('header_footer_change').execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(exampleDocument());
  await open.load(bilingualDocument());
  await open.db.deleteFrom('rate_window').execute();
});
afterAll(() => open.close());

const as = async (email: string, host?: string) => {
  const browser = open.visitor(host);
  await signIn(browser, email);
  return browser.twin();
};
const links = async (browser: Shopper) => {
  const { header, footer } = (await browser.get(getHeaderFooter.path)).json();
  return { main: header.links, foot: footer.links };
};
const baseOf = async (browser: Shopper, path: string = ADMIN_PATH.navigation) =>
  /name="base" value="([^"]*)"/.exec((await browser.get(path)).body)?.[1] ?? '';
/** Rows as fields: `[F]` is a folder, `-/a` a link in it, `/a` a link. */
const rows = (menu: 'nav' | 'foot', ...written: readonly string[]) =>
  Object.fromEntries(
    written.flatMap((word, index) => {
      const at = `${menu}.${index + 1}`;
      const path = word.replace(/^-/, '');
      const isFolder = word.startsWith('[');
      return [
        [`${at}.kind`, isFolder ? 'folder' : 'link'],
        [`${at}.title`, isFolder ? word.slice(1, -1) : `To ${path}`],
        [`${at}.path`, isFolder ? '' : path],
        ...(word.startsWith('-') ? [[`${at}.inside`, 'on']] : []),
      ];
    }),
  );
const send = async (browser: Shopper, fields: object, base?: string) =>
  browser.call('POST', saveNavigation.path, { base: base ?? (await baseOf(browser)), ...fields });
const errorsOf = async (browser: Shopper, fields: object) =>
  Object.keys((await send(browser, fields)).json().data.errors);

test('without script the form saves a folder with links in the order of their numbers, and redirects', async () => {
  const ada = await as(ADA);
  const site = await open.sites.byHost('shop.example');
  const block = site ? onlyBlockOf(site.adminPages.navigation) : '';
  const fields = {
    ...rows('nav', '-/', '[More]', '/shop'),
    ...{ 'nav.1.place': '3', 'nav.2.place': '2', 'nav.3.place': '1', 'nav.3.newWindow': 'on' },
    ...{ 'nav.4.title': '', 'nav.4.path': '', 'nav.4.place': '4' },
    ...rows('foot', 'mailto:a@shop.example'),
  };
  const page = { page: ADMIN_PATH.navigation, block };
  const reply = await ada.post(saveNavigation.path, { ...page, base: await baseOf(ada), ...fields });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${ADMIN_PATH.navigation}?sent=${block}`]);
  expect(await links(ada)).toEqual({
    main: [
      { title: 'To /shop', path: '/shop', newWindow: true },
      { title: 'More', children: [{ title: 'To /', path: '/' }] },
    ],
    foot: [{ title: 'To mailto:a@shop.example', path: 'mailto:a@shop.example' }],
  });
  const wrong = await ada.post(saveNavigation.path, { ...page, base: await baseOf(ada), ...rows('nav', '[Typed]') });
  expect([wrong.statusCode, wrong.body.includes('value="Typed"')]).toEqual([422, true]);
  expect(wrong.body).toContain('Put at least one link into this folder');
});

test('folders without links, links in no folder, and repeated addresses are refused at their fields', async () => {
  const ada = await as(ADA);
  expect(await errorsOf(ada, rows('nav', '[Empty]', '/a'))).toEqual(['nav.1.title']);
  expect(await errorsOf(ada, rows('nav', '/a', '-/b'))).toEqual(['nav.2.inside']);
  expect(await errorsOf(ada, rows('nav', '/a', '[F]', '-/a'))).toEqual(['nav']);
  expect(await errorsOf(ada, rows('foot', '/a', '/a'))).toEqual(['foot']);
  const full = Array.from({ length: 100 }, (_, at) => `/${at}`);
  expect(await errorsOf(ada, rows('nav', ...full, '/more'))).toEqual(['nav']);
  expect((await send(ada, rows('nav', ...full))).statusCode).toBe(200);
});

spec('EDIT-33', 'an entry for online ordering gets the title Order Now, and needs an https address', async () => {
  const ada = await as(ADA);
  const order = { 'nav.1.kind': 'order', 'nav.1.title': '' };
  expect(await errorsOf(ada, { ...order, 'nav.1.path': '/order' })).toEqual(['nav.1.path']);
  expect((await send(ada, { ...order, 'nav.1.path': 'https://order.example/' })).statusCode).toBe(200);
  expect((await links(ada)).main).toEqual([{ title: 'Order Now', path: 'https://order.example/' }]);
});

spec(
  ['EDIT-31', 'EDIT-32'],
  'published pages that no menu names are listed, apart from those for members',
  async () => {
    const document = exampleDocument();
    const [home] = document.pages;
    const page = (path: string, more: object = {}) => ({
      ...{ ...home, path, title: `Page ${path}`, description: '', ...more },
      body: { raw: false as const, layout: { columns: 12 as const, rows: [] } },
      blocks: [],
    });
    const more = [
      page('/one'),
      page('/members', { lock: { by: 'members', area: 'studio' } }),
      page('/private', { lock: { by: 'accounts' } }),
    ];
    await open.load({ ...document, pages: [...document.pages, ...more] } as typeof document);
    const ada = await as(ADA);
    const { body } = await ada.get(ADMIN_PATH.navigation);
    const listed = (name: string) => {
      const part = body.split(`data-navigation="${name}"`)[1]?.split('</section>')[0] ?? '';
      const shown = [...part.matchAll(/data-unlinked="([^"]*)"[^>]*?(hidden="")?>/g)];
      return shown.filter(([, , hidden]) => hidden === undefined).map(([, path]) => path);
    };
    expect(listed('_memberareas')).toEqual(['/members']);
    expect(listed('_hidden')).toContain('/one');
    expect(listed('_hidden')).not.toContain('/shop');
    expect(listed('_hidden')).not.toContain('/private');
    await send(ada, rows('nav', '[F]', '-/one?a=b'));
    const after = (await ada.get(ADMIN_PATH.navigation)).body.split('data-navigation="_hidden"')[1] ?? '';
    expect(after).toMatch(/data-unlinked="\/one"[^>]*hidden=""/);
    expect(after).not.toMatch(/data-unlinked="\/shop"[^>]*hidden=""/);
  },
);

test('who saves the menus has a conflict with who has saved others, and sees them', async () => {
  const [ada, other] = [await as(ADA), await as(EDITOR)];
  const base = await baseOf(ada);
  const saved = (await other.get(getHeaderFooter.path)).json();
  const texts = { header: { ...saved.header, title: 'Other name' }, footer: saved.footer };
  expect((await other.call('PUT', putHeaderFooter.path, texts)).statusCode).toBe(200);
  expect((await send(other, rows('nav', '[F]', '-/shop'), base)).statusCode).toBe(200);
  const late = await send(ada, rows('nav', '/'), base);
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/navigation-conflict']);
  expect(late.json().error).toMatch(/^Meanwhile editor has saved this/);
  expect(late.json().data.errors.nav).toBe('Saved meanwhile: \nF\n– To /shop (/shop)');
  const again = await send(ada, { ...rows('nav', '/'), key: late.json().key }, base);
  expect(again.statusCode).toBe(200);
  expect((await ada.get(getHeaderFooter.path)).json().header).toEqual({
    title: 'Other name',
    links: [{ title: 'To /', path: '/' }],
  });
});

test('each language has its own menus, and a missing page is reported', async () => {
  const ada = await as(ADA, BILINGUAL);
  const address = `${ADMIN_PATH.navigation}?language=pl`;
  const sent = { ...rows('nav', '/pl/nowhere'), language: 'pl' };
  const reply = await send(ada, sent, await baseOf(ada, address));
  expect(reply.json()).toMatchObject({
    message: 'Published. Visitors see it on their next page. No page at /pl/nowhere yet.',
    location: expect.stringMatching(/^\/config\/navigation\?language=pl&sent=/),
  });
  const page = (await ada.get(address)).body;
  expect(page).toContain('No page at /pl/nowhere yet.');
  expect(page).toContain('data-unlinked="/pl/shop"');
  expect(page).not.toContain('data-unlinked="/shop"');
});

test('only who may change header and footer sees and saves the menus', async () => {
  const clerk = await as(CLERK);
  expect((await clerk.get(ADMIN_PATH.navigation)).statusCode).toBe(403);
  expect((await send(clerk, rows('nav', '/'), 'x')).statusCode).toBe(403);
  expect((await send(open.visitor(), rows('nav', '/'), 'x')).statusCode).toBe(401);
});
