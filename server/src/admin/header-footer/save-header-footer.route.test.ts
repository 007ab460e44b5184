import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { HEADER_FOOTER_CALLS } from 'shared-types/admin/header-footer';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';

const { getHeaderFooter, putHeaderFooter, saveHeaderFooter } = HEADER_FOOTER_CALLS;
const [ADA, EDITOR, CLERK] = ['ada@shop.example', 'editor@shop.example', 'clerk@shop.example'] as const;
const BILINGUAL = 'bilingual.example';
const BODY = {
  header: {
    title: 'New name',
    links: [
      { title: 'Wares', path: '/shop?sort=new' },
      { title: 'Elsewhere', path: 'https://other.example/a' },
    ],
  },
  footer: { tagline: 'What we are', links: [{ title: 'Write', path: 'mailto:a@shop.example' }], note: 'Two\nlines' },
};

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
const find = async (browser: Shopper, language?: string) =>
  (await browser.get(`${getHeaderFooter.path}${language ? `?language=${language}` : ''}`)).json();
const put = (browser: Shopper, body: object) => browser.call('PUT', putHeaderFooter.path, body);
const framed = async (path = '/', host?: string) => {
  const { body } = await open.visitor(host).get(path);
  const part = (name: string) => new RegExp(`<${name} class="frame-${name}".*?</${name}>`, 's').exec(body)?.[0] ?? '';
  const links = (html: string, kind: string) =>
    [...html.matchAll(new RegExp(`class="frame-${kind}" href="([^"]*)"[^>]*>([^<]*)<`, 'g'))].map(
      ([, href, text]) => `${text} ${href}`,
    );
  return {
    title: /frame-header__title"[^>]*>([^<]*)</.exec(body)?.[1],
    nav: links(part('header'), 'nav__link'),
    foot: links(part('footer'), 'footer__link'),
    note: /frame-footer__note">([^<]*)</.exec(body)?.[1],
    isDescribed: body.includes('What we are'),
  };
};

spec(['SRV-32', 'EDIT-21', 'EDIT-22', 'EDIT-23'], 'what was put can be read, and is on the next page', async () => {
  const ada = await as(ADA);
  expect(await framed()).toMatchObject({ title: 'Example', nav: ['Shop /shop'] });
  const reply = await put(ada, { ...BODY, base: (await find(ada)).base });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const found = await find(ada);
  expect(found).toMatchObject({ ...BODY, language: 'en', changed: { by: 'ada' } });
  expect(reply.json()).toEqual(found);
  expect(await framed()).toEqual({
    title: 'New name',
    nav: ['Wares /shop?sort=new', 'Elsewhere https://other.example/a'],
    foot: ['Write mailto:a@shop.example'],
    note: 'Two\nlines',
    isDescribed: true,
  });
});

test('a link to a missing page is saved and reported', async () => {
  const ada = await as(ADA);
  const paths = ['/nowhere?a=b', '/shop/', '/shop/p/mug', '/shop/p/none', '/?a=b#team', 'https://other.example/none'];
  const links = paths.map((path) => ({ title: `To ${path}`, path }));
  const reply = await put(ada, { ...BODY, header: { title: 'Example', links } });
  expect([reply.statusCode, reply.json().missing]).toEqual([200, ['/nowhere?a=b', '/shop/p/none']]);
  expect((await find(ada)).missing).toEqual(['/nowhere?a=b', '/shop/p/none']);
});

spec(['EDIT-21', 'EDIT-22'], 'folders and new windows come back as they were put, also after an import', async () => {
  const ada = await as(ADA);
  const links = [
    { title: 'Shop', path: '/shop' },
    { title: 'More', children: [{ title: 'Press', path: 'https://press.example/', newWindow: true }] },
  ];
  const reply = await put(ada, { ...BODY, header: { ...BODY.header, links } });
  expect([reply.statusCode, reply.json().header.links]).toEqual([200, links]);
  expect((await put(ada, { ...(await find(ada)), changed: undefined, missing: undefined })).statusCode).toBe(200);
  const page = (await open.visitor().get('/')).body;
  expect(page).toMatch(/<summary[^>]*>More<svg/);
  expect(page).toContain('href="https://press.example/" target="_blank" rel="noopener"');
  await open.load(exampleDocument());
  expect((await find(ada)).header.links).toEqual(links);
});

spec(['SRV-32', 'EDIT-23'], 'a call without a state replaces whatever is saved', async () => {
  const ada = await as(ADA);
  await put(ada, BODY);
  const reply = await put(ada, { ...BODY, footer: { ...BODY.footer, note: 'Later' } });
  expect([reply.statusCode, (await framed()).note]).toEqual([200, 'Later']);
});

spec('SRV-32', 'empty lists and texts are saved, and remove the parts from the page', async () => {
  const ada = await as(ADA);
  await put(ada, BODY);
  const reply = await put(ada, {
    header: { title: 'Example', links: [] },
    footer: { tagline: '', links: [], note: '' },
  });
  expect(reply.statusCode).toBe(200);
  expect(await framed()).toEqual({ title: 'Example', nav: [], foot: [], note: undefined, isDescribed: false });
});

spec('ROLE-04', 'administrators and editors change them, and nobody else reads them here', async () => {
  expect((await put(await as(EDITOR), BODY)).statusCode).toBe(200);
  const others = [await as(CLERK), open.visitor()];
  const replies = await Promise.all(others.flatMap((one) => [put(one, BODY), one.get(getHeaderFooter.path)]));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401, 401]);
  expect((await (await as(CLERK)).get(ADMIN_PATH.headerFooter)).statusCode).toBe(403);
});

spec('SRV-32', 'without the crumb, or from another site, nothing is saved', async () => {
  const ada = await as(ADA);
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (query: string, headers: object) =>
    open.app.inject({
      method: 'PUT',
      url: putHeaderFooter.path + query,
      headers: { host: 'shop.example', cookie, accept: 'application/json', ...headers },
      payload: BODY,
    });
  const crumb = `?crumb=${ada.cookies.get('crumb')}`;
  expect((await send('', {})).json()).toMatchObject({ crumbFail: true });
  expect((await send(crumb, { origin: 'https://evil.example' })).json().code).toBe('site/origin');
  expect((await framed()).title).toBe('Example');
});

const NOWHERE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  'https:other.example',
  'https://shop.example@evil.example/',
  'https://',
  'other.example',
  'has space /x',
  '/has space',
];

test('scripts, deceptive and invalid addresses are refused', async () => {
  const ada = await as(ADA);
  for (const path of NOWHERE) {
    const reply = await put(ada, { ...BODY, header: { ...BODY.header, links: [{ title: 'A', path }] } });
    expect([path, reply.statusCode, Object.keys(reply.json().data.errors)]).toEqual([
      path,
      400,
      ['header.links.0.path'],
    ]);
  }
  expect((await framed()).nav).toEqual(['Shop /shop']);
});

test('long, repeated, empty, unknown and too many values are refused by their path', async () => {
  const ada = await as(ADA);
  const wrong = async (body: object) => Object.keys((await put(ada, body)).json().data.errors);
  const links = (count: number) => Array.from({ length: count }, (_, at) => ({ title: 'A', path: `/${at}` }));
  const { header, footer } = BODY;
  expect(await wrong({ header: { ...header, title: ' ' }, footer })).toEqual(['header.title']);
  expect(await wrong({ header: { ...header, title: 'x'.repeat(201) }, footer })).toEqual(['header.title']);
  expect(await wrong({ header: { ...header, links: links(101) }, footer })).toEqual(['header.links']);
  expect(await wrong({ header, footer: { ...footer, links: [...links(2), ...links(1)] } })).toEqual(['footer.links']);
  expect(await wrong({ header, footer: { ...footer, links: [{ title: '', path: '/a' }] } })).toEqual([
    'footer.links.0.title',
  ]);
  expect(await wrong({ header, footer: { ...footer, note: 'x'.repeat(1001) } })).toEqual(['footer.note']);
  expect(await wrong({ header: { ...header, logo: 'x' }, footer })).toEqual(['header']);
  const folder = (...children: object[]) => ({
    header: { ...header, links: [...links(1), { title: 'F', children }] },
    footer,
  });
  expect(await wrong(folder())).toEqual(['header.links.1.title']);
  expect(await wrong(folder(...links(1)))).toEqual(['header.links']);
  expect(await wrong(folder({ title: 'B', path: '/b' }, { title: 'C', path: 'javascript:1' }))).toEqual([
    'header.links.1.children.1.path',
  ]);
  expect(await wrong(folder(...links(101)))).toEqual(['header.links.1.children']);
  expect((await put(ada, { ...BODY, language: 'pl' })).json().code).toBe('admin/language-unknown');
  expect((await ada.get(`${getHeaderFooter.path}?language=pl`)).statusCode).toBe(404);
  expect((await put(ada, { header: { ...header, links: links(100) }, footer })).statusCode).toBe(200);
});

spec('SRV-32', 'each language has its own, and saving one does not conflict with another', async () => {
  const ada = await as(ADA, BILINGUAL);
  const [own, polish] = [await find(ada), await find(ada, 'pl')];
  expect(polish.header).toEqual({ links: [{ title: 'Sklep', path: '/pl/shop' }] });
  const inPolish = {
    header: { links: [{ title: 'Kubki', path: '/pl/shop' }] },
    footer: { ...polish.footer, note: 'Ą' },
  };
  expect((await put(ada, { ...BODY, base: own.base })).statusCode).toBe(200);
  expect((await put(ada, { ...inPolish, language: 'pl', base: polish.base })).statusCode).toBe(200);
  expect(await framed('/pl', BILINGUAL)).toMatchObject({
    title: 'New name',
    nav: ['English /', 'Kubki /pl/shop'],
    note: 'Ą',
  });
  expect(await framed('/', BILINGUAL)).toMatchObject({ title: 'New name', note: 'Two\nlines' });
  const named = await put(ada, { ...inPolish, header: { ...inPolish.header, title: 'Nazwa' }, language: 'pl' });
  expect(Object.keys(named.json().data.errors)).toEqual(['header.title']);
});

test('an owner first sees what somebody else has saved, and replaces it with the next save', async () => {
  const [ada, other] = [await as(ADA), await as(EDITOR)];
  const { base } = await find(ada);
  await put(other, { ...BODY, base });
  const mine = { ...BODY, header: { ...BODY.header, title: 'Mine' }, footer: { ...BODY.footer, links: [] } };
  const refused = await put(ada, { ...mine, base });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'admin/header-footer-conflict']);
  expect(refused.json().error).toMatch(/^Meanwhile editor has saved this/);
  expect(refused.json().data.errors).toEqual({
    'header.title': 'Saved meanwhile: New name',
    'footer.links': 'Saved meanwhile: \nWrite (mailto:a@shop.example)',
  });
  expect((await framed()).title).toBe('New name');
  const again = await put(ada, { ...mine, base: refused.json().key });
  expect([again.statusCode, (await framed()).title]).toEqual([200, 'Mine']);
  // A repeated save does not conflict with itself.
  expect((await put(ada, { ...mine, base: refused.json().key })).statusCode).toBe(200);
});

test('importing a document again keeps saved parts; otherwise the document’s are used', async () => {
  const later = (title: string) => {
    const { site, ...rest } = bilingualDocument();
    const [polish] = site.languages ?? [];
    if (!polish) throw new Error('The example has no second language.');
    const footer = { links: [], note: title };
    return { ...rest, site: { ...site, title, languages: [{ ...polish, footer }] } };
  };
  await open.load(later('Second'));
  expect((await framed('/pl', BILINGUAL)).note).toBe('Second');
  await put(await as(ADA, BILINGUAL), BODY);
  await open.load(later('Third'));
  expect(await framed('/', BILINGUAL)).toMatchObject({ title: 'New name', note: 'Two\nlines' });
  expect(await framed('/pl', BILINGUAL)).toMatchObject({ title: 'New name', note: 'Third' });
});

const blockOf = async () => {
  const site = await open.sites.byHost('shop.example');
  return site ? onlyBlockOf(site.adminPages.headerFooter) : '';
};
/** The version of the texts, as the form sends it. */
const baseOf = async (browser: Shopper, path: string = ADMIN_PATH.headerFooter) =>
  /name="base" value="([^"]*)"/.exec((await browser.get(path)).body)?.[1] ?? '';
const form = async (browser: Shopper) => ({
  page: ADMIN_PATH.headerFooter,
  block: await blockOf(),
  base: await baseOf(browser),
  title: 'By form',
  tagline: '',
  note: '',
});

spec('SRV-32', 'without script the form saves the texts, leaves the links alone, and redirects', async () => {
  const ada = await as(ADA);
  const reply = await ada.post(saveHeaderFooter.path, await form(ada));
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    `${ADMIN_PATH.headerFooter}?sent=${await blockOf()}`,
  ]);
  expect(await framed()).toMatchObject({ title: 'By form', nav: ['Shop /shop'] });
  const page = await ada.get(String(reply.headers.location));
  expect(page.body).toContain('Published. Visitors see it on their next page.');
  expect(page.body).toMatch(/name="title" [^>]*value="By form"|value="By form"[^>]* name="title"/);
});

test('who saves the texts has no conflict with who has saved links meanwhile, but with who has saved texts', async () => {
  const [ada, other] = [await as(ADA), await as(EDITOR)];
  const mine = await form(ada);
  const saved = await find(other);
  await put(other, { ...saved, header: { ...saved.header, links: [] }, changed: undefined, missing: undefined });
  expect((await ada.post(saveHeaderFooter.path, mine)).statusCode).toBe(303);
  expect(await framed()).toMatchObject({ title: 'By form', nav: [] });
  const late = await ada.call('POST', saveHeaderFooter.path, { ...mine, title: 'Late' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/header-footer-conflict']);
});

test('without script invalid values come back as typed, also after signing out, then without saved values', async () => {
  const ada = await as(ADA);
  const typed = { ...(await form(ada)), title: '', note: 'A note' };
  const wrong = await ada.post(saveHeaderFooter.path, typed);
  expect([wrong.statusCode, wrong.body.includes('A note')]).toEqual([422, true]);
  const late = await open.visitor().post(saveHeaderFooter.path, typed);
  expect([late.statusCode, late.body.includes('A note'), late.body.includes('value="Example"')]).toEqual([
    401,
    true,
    false,
  ]);
  expect((await framed()).title).toBe('Example');
});

test('a form sent by script gets the address of the saved page, also for another language', async () => {
  const ada = await as(ADA, BILINGUAL);
  const address = `${ADMIN_PATH.headerFooter}?language=pl`;
  const sent = { base: await baseOf(ada, address), language: 'pl', tagline: '', note: 'Stopka' };
  const reply = await ada.call('POST', saveHeaderFooter.path, sent);
  expect(reply.json()).toMatchObject({
    location: expect.stringMatching(/^\/config\/header-footer\?language=pl&sent=/),
  });
  expect((await framed('/pl', BILINGUAL)).note).toBe('Stopka');
  const page = (await ada.get(address)).body;
  expect(page).toContain('Stopka');
  expect(page).not.toContain('name="title"');
});
