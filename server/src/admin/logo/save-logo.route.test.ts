import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LOGO_CALLS } from 'shared-types/admin/theme/logo';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { usesOf } from '../../site/library/file-uses';
import { dayIn } from '../../platform/time-zone/local-day';

const [ADA, BEN, CLERK] = ['ada@shop.example', 'ben@shop.example', 'clerk@shop.example'] as const;
const BILINGUAL = 'bilingual.example';
const NOTHING = { logo: '', logoHeight: '', icon: '', header: 'start', footer: 'row' };

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADA]: ['admin'], [BEN]: ['editor'], [CLERK]: ['storeManager'] } });
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of ['site_look_change', 'rate_window'] as const) await open.db.deleteFrom(table).execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(exampleDocument());
});

const as = async (email: string): Promise<Shopper> => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const baseOf = async (browser: Shopper) =>
  / name="base" value="([^"]*)"/.exec((await browser.get(ADMIN_PATH.logo)).body)?.[1] ?? '';
const save = async (browser: Shopper, changes: object, base?: string) =>
  browser.call('POST', LOGO_CALLS.saveLogo.path, { ...NOTHING, ...changes, base: base ?? (await baseOf(browser)) });
const home = async () => (await open.visitor().get('/')).body;
/** Without what differs from visit to visit. */
const lasting = (html: string) =>
  html.replaceAll(/nonce="[^"]*"|"(?:crumb|key|visitId|nonce)":"[^"]*"|"revision":\d+|value="[^"]{20,}"/g, '');
const pictureId = async (name: string) =>
  (await open.db.selectFrom('asset').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

test('logo, layout, button, social links and copyright are on every page at once', async () => {
  const reply = await save(await as(BEN), {
    logo: 'mug',
    logoHeight: '60',
    header: 'center',
    buttonTitle: 'Book now',
    buttonHref: '/shop',
    footer: '3',
    copyright: '© {year} {name}',
    'social.1.href': 'instagram.com/example',
    'social.3.href': '503 555 0100',
    'social.4.href': 'https://example.org/us',
    'social.4.network': 'mastodon',
  });
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Published. Visitors see it on their next page.']);
  const page = await home();
  const { name } = await open.db.selectFrom('site').select('name').executeTakeFirstOrThrow();
  expect(page).toContain('<header class="frame-header frame-header--center">');
  expect(/<img class="site-logo"[^>]*>/.exec(page)?.[0]).toMatch(
    new RegExp(`src="/images/${await pictureId('mug')}/[^"]*format=\\d+w"[^>]*height="60" alt="${name}"`),
  );
  expect(page).toContain('<a class="button site-header-button" href="/shop">Book now</a>');
  expect(page).toContain('site-footer-columns--3');
  expect(page).toContain(`<p class="frame-footer__note">© ${dayIn('UTC', new Date()).slice(0, 4)} ${name}</p>`);
  const links = [...page.matchAll(/<a class="site-social-links__link" href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['https://instagram.com/example', 'tel:5035550100', 'https://example.org/us']);
  expect(page.match(/<span class="visually-hidden">(?:Instagram|Telephone|Mastodon)</g)).toHaveLength(3);
});

test('a site whose owners have chosen nothing, or nothing any more, has the same HTML as before', async () => {
  const before = lasting(await home());
  expect(before).not.toMatch(
    /site-(?:logo|header|social|footer)|(?:header-layout|social-links|footer-columns)\.css|apple-touch-icon/,
  );
  expect(before).toMatch(/<header class="frame-header"><a class="frame-header__title" href="\/">[^<]+<\/a><div /);
  const ada = await as(ADA);
  await save(ada, { logo: 'mug', header: 'center', footer: '1', 'social.1.href': 'https://x.com/example' });
  expect(lasting(await home())).not.toBe(before);
  await save(ada, {});
  expect(lasting(await home())).toBe(before);
});

spec('ROUTE-05', 'a square picture is the icon for tabs and home screens, and other pictures are refused', async () => {
  await open.db.updateTable('asset').set({ width: 400, height: 400 }).where('name', '=', 'logo').execute();
  const ada = await as(ADA);
  expect((await save(ada, { icon: 'logo' })).statusCode).toBe(200);
  const page = await home();
  const id = await pictureId('logo');
  const address = (pattern: RegExp) => pattern.exec(page)?.[1];
  expect(address(/<link rel="icon" href="([^"]+)"/)).toMatch(new RegExp(`^/images/${id}/logo-[^?]+\\?format=100w$`));
  expect(address(/<link rel="apple-touch-icon" href="([^"]+)"/)).toMatch(/format=300w$/);
  const favicon = await open.visitor().get('/favicon.ico');
  expect([favicon.statusCode, favicon.headers.location]).toEqual([302, address(/<link rel="icon" href="([^"]+)"/)]);
  expect((await open.visitor().get('/apple-touch-icon.png')).headers.location).toMatch(/format=300w$/);
  const image = await open.visitor().get(favicon.headers.location ?? '');
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  await open.db.updateTable('asset').set({ width: 400, height: 300 }).where('name', '=', 'mug').execute();
  const refused = await save(ada, { icon: 'mug' });
  expect([refused.statusCode, refused.json().data.errors.icon]).toEqual([
    400,
    'An icon is square. This picture is 400 × 300 pixels: crop it in your files, or choose another one.',
  ]);
});

test('a square SVG of the library is the icon, in a copy; what is no small drawing is refused', async () => {
  const site = await open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const drawing = (viewBox: string, more = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="8" height="8"/>${more}</svg>`;
  const add = async (name: string, svg: string) => {
    const key = `files/${crypto.randomUUID()}`;
    await open.objects.put(key, Buffer.from(svg));
    const file = { name, object_key: key, file_name: `${name}.svg`, content_type: 'image/svg+xml', bytes: svg.length };
    const ids = { id: crypto.randomUUID(), site_id: site.id };
    await open.db
      .insertInto('site_file')
      .values({ ...ids, ...file, source_hash: name })
      .execute();
  };
  await add('fern', drawing('0 0 8 8'));
  await add('wide', drawing('0 0 16 8'));
  await add('broken', '<svg');
  await add('long', drawing('0 0 8 8', `<!--${'x'.repeat(8000)}-->`));
  const ada = await as(ADA);
  const errorOf = async (name: string) => (await save(ada, { icon: `svg:${name}` })).json().data.errors.icon;
  expect(await errorOf('wide')).toBe(
    'An icon is square. This picture is 16 × 8 pixels: crop it in your files, or choose another one.',
  );
  const noDrawing = expect.stringMatching(/^This SVG cannot be an icon/);
  for (const name of ['broken', 'long']) expect([name, await errorOf(name)]).toEqual([name, noDrawing]);
  expect(await errorOf('gone')).toBe('This picture is no longer in your files. Choose another one.');
  expect((await save(ada, { icon: 'svg:fern' })).statusCode).toBe(200);
  const [, address = ''] = /<link rel="icon" href="([^"]+)"/.exec(await home()) ?? [];
  expect(address).toMatch(/^\/favicon\.svg\?v=[0-9a-f]{8}$/);
  expect((await open.visitor().get(address)).body).toBe(drawing('0 0 8 8'));
  expect((await ada.get(ADMIN_PATH.logo)).body).toContain('<option value="svg:fern" selected="">fern</option>');
});

test('a document brings a look; what an owner has saved stays, and its pictures with it', async () => {
  const social = [{ network: 'github', href: 'https://github.com/example' }];
  const { assets } = exampleDocument();
  const brand = { name: 'brand', file: 'mug.jpg', alt: '' };
  await open.load(
    patched({ assets: [...assets, brand], 'site.look': { logo: { picture: { asset: 'brand' }, height: 32 }, social } }),
  );
  expect(await home()).toContain('href="https://github.com/example"');
  const ada = await as(ADA);
  expect((await ada.get(ADMIN_PATH.logo)).body).toContain('https://github.com/example');
  await save(ada, { logo: 'brand', logoAlt: 'The fern' });
  await open.load(exampleDocument());
  expect(await home()).toMatch(/<img class="site-logo"[^>]*alt="The fern"/);
});

test('a file that is the logo counts as used', async () => {
  const site = await open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const key = { siteId: site.id, id: await pictureId('logo') };
  const places = async () => (await usesOf(open.db, key)).filter(({ place }) => place === 'site');
  expect(await places()).toEqual([]);
  await save(await as(ADA), { logo: 'logo' });
  expect(await places()).toEqual([{ place: 'site', title: 'logo', path: ADMIN_PATH.logo }]);
});

test('all invalid fields are reported together, and nothing is saved', async () => {
  const wrong = {
    logo: 'nothing',
    logoHeight: '15',
    icon: 'nothing',
    header: 'end',
    buttonTitle: 'Book now',
    footer: '4',
    'social.1.href': 'javascript:alert(1)',
    'social.2.href': 'https://x.com/a',
    'social.3.href': 'x.com/a',
    'social.4.network': 'x',
  };
  const reply = await save(await as(ADA), wrong);
  expect([reply.statusCode, Object.keys(reply.json().data.errors).toSorted()]).toEqual([
    400,
    ['buttonHref', 'footer', 'header', 'icon', 'logo', 'logoHeight', 'social.1.href', 'social.3.href', 'social.4.href'],
  ]);
  expect(await open.db.selectFrom('site_look_change').selectAll().execute()).toEqual([]);
});

test('the second of two people who save is told of the first, and decides', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const seen = await baseOf(ada);
  await save(ben, { header: 'center' });
  const refused = await save(ada, { copyright: 'Ada' }, seen);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'admin/logo-conflict',
      data: { errors: { header: 'Saved meanwhile: center', copyright: 'Saved meanwhile: (empty)' } },
    },
  ]);
  expect(await home()).not.toContain('Ada');
});

spec('ROLE-04', 'roles without it, and strangers, neither see nor change the logo', async () => {
  const clerk = await as(CLERK);
  expect((await clerk.get(ADMIN_PATH.logo)).statusCode).toBe(403);
  expect((await save(clerk, {}, 'x')).statusCode).toBe(403);
  const stranger = open.visitor();
  await stranger.get('/');
  expect((await save(stranger.twin(), {}, 'x')).statusCode).toBe(401);
});

test('the preview is the home page with what is valid of the form, and nothing is saved', async () => {
  const ben = await as(BEN);
  const before = lasting(await home());
  const preview = async (changes: object) =>
    (await ben.post(LOGO_CALLS.previewLogo.path, { ...NOTHING, ...changes, base: 'x' })).body;
  const page = await preview({
    logo: 'mug',
    header: 'center',
    footer: '2',
    copyright: '© Soon',
    buttonTitle: 'Book now',
    'social.1.href': 'instagram.com/example',
    'social.2.href': 'a b c',
  });
  expect(page).toContain('<header class="frame-header frame-header--center">');
  expect(page).toContain('<img class="site-logo"');
  expect(page).toContain('site-footer-columns--2');
  expect(page).toContain('© Soon');
  expect(page.match(/class="site-social-links__link"/g)).toHaveLength(1);
  // A button without a link is not one yet.
  expect(page).not.toContain('site-header-button"');
  expect(page).not.toContain('<script async');
  expect(lasting(await home())).toBe(before);
  expect(await open.db.selectFrom('site_look_change').select('id').execute()).toEqual([]);
  expect(
    (await (await as(CLERK)).call('POST', LOGO_CALLS.previewLogo.path, { ...NOTHING, base: 'x' })).statusCode,
  ).toBe(403);
});

test('another language has its own texts of button and copyright', async () => {
  await open.load(bilingualDocument());
  await seedAccount(open.db, { email: 'carl@x.test', roles: { bilingual: ['admin'] } });
  const carl = open.visitor(BILINGUAL);
  await signIn(carl, 'carl@x.test');
  const browser = carl.twin();
  const texts = { buttonTitle: 'Book', buttonHref: '/shop', copyright: '© Fern', 'pl.buttonTitle': 'Rezerwuj' };
  const wrong = await save(browser, { ...texts, 'pl.buttonHref': 'javascript:alert(1)' });
  expect(Object.keys(wrong.json().data.errors)).toEqual(['pl.buttonHref']);
  expect((await save(browser, { ...texts, 'pl.copyright': '© Paproć' })).statusCode).toBe(200);
  const page = async (path: string) => (await open.visitor(BILINGUAL).get(path)).body;
  expect(await page('/')).toContain('href="/shop">Book</a>');
  expect(await page('/pl')).toContain('href="/pl/shop">Rezerwuj</a>');
  expect([(await page('/')).includes('© Fern'), (await page('/pl')).includes('© Paproć')]).toEqual([true, true]);
  expect((await browser.get(ADMIN_PATH.logo)).body).toContain('Rezerwuj');
});
