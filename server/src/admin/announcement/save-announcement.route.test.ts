import { ANNOUNCEMENT_EDITOR_CALLS } from 'shared-types/admin/announcement';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COOKIE } from 'shared-types/site/cookie';
import { ANNOUNCEMENT_CALLS, ANNOUNCEMENT_DRAFT_PARAMETER } from 'shared-types/site/page/announcement-bar';
import { VISIT_CALLS } from 'shared-types/telemetry/visits';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { ANNOUNCEMENT, withAnnouncement } from '../../../../tools/testing/site/with-announcement';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { until } from '../../../../tools/testing/until';
import { HIT_DATA } from '../../telemetry/visits/hit-data.fixture';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';

const { saveAnnouncement, previewAnnouncement } = ANNOUNCEMENT_EDITOR_CALLS;
const [ADA, CAMPAIGNS, CLERK] = ['ada@shop.example', 'campaigns@shop.example', 'clerk@shop.example'] as const;
const BILINGUAL = 'bilingual.example';
const START_MS = 4000;
const FIELDS = { isShown: 'on', text: 'Open again', linkTitle: 'Hours', linkHref: '/shop' };

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [CAMPAIGNS]: ['campaignsEditor'], [CLERK]: ['storeManager'] } });
  await open.load(bilingualDocument());
  await seedAccount(open.db, { email: ADA, roles: { example: ['admin'], bilingual: ['editor'] } });
});
beforeEach(async () => {
  await open.db.deleteFrom('announcement_change').execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(withAnnouncement(exampleDocument()));
  await open.load(bilingualDocument());
  await open.db.deleteFrom('rate_window').execute();
});
afterAll(() => open.close());

const as = async (email: string, host?: string) => {
  const browser = open.visitor(host);
  await signIn(browser, email);
  return browser.twin();
};
const valueIn = (html: string, name: string) => new RegExp(` name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const baseOf = async (browser: Shopper) => valueIn((await browser.get(ADMIN_PATH.announcement)).body, 'base');
const save = async (browser: Shopper, fields: object, base?: string) =>
  browser.call('POST', saveAnnouncement.path, { base: base ?? (await baseOf(browser)), ...fields });
const announced = async (host?: string, language?: string) => {
  const { body } = await open.visitor(host).get(language ? `/${language}` : '/');
  return /<span class="site-announcement-bar__text">([^<]*)</.exec(body)?.[1];
};

spec('START-16', 'the saved announcement is on everybody’s next page, and in open pages of accounts', async () => {
  const ada = await as(ADA);
  const reply = await save(ada, FIELDS);
  expect([reply.statusCode, reply.json().key]).toEqual([200, await baseOf(ada)]);
  expect(await announced()).toBe('Open again');
  const stored = await ada.call('GET', ANNOUNCEMENT_CALLS.getAnnouncement.path);
  expect(stored.json().announcement).toMatchObject({ text: 'Open again', link: { title: 'Hours', href: '/shop' } });
  const page = (await ada.get(ADMIN_PATH.announcement)).body;
  expect(page).toContain('Last saved by ada,');
});

spec(
  'START-16',
  'switched off, it is hidden and its texts are kept; switched on again, visitors who closed it do not see it',
  async () => {
    const ada = await as(ADA);
    await save(ada, FIELDS);
    const idNow = async () => (await ada.call('GET', ANNOUNCEMENT_CALLS.getAnnouncement.path)).json().announcement?.id;
    const id = await idNow();
    const { isShown: _, ...off } = FIELDS;
    await save(ada, off);
    expect([await announced(), await idNow()]).toEqual([undefined, undefined]);
    expect(
      valueIn((await ada.get(ADMIN_PATH.announcement)).body.replaceAll('data-part="text"', 'name="kept"'), 'base'),
    ).not.toBe('');
    expect((await ada.get(ADMIN_PATH.announcement)).body).toContain('value="Open again"');
    await save(ada, FIELDS);
    expect(await idNow()).toBe(id);
    await save(ada, { ...FIELDS, again: 'on' });
    expect([await announced(), (await idNow()) === id]).toEqual(['Open again', false]);
  },
);

spec('ROLE-04', 'administrators, editors and campaigns editors may save it, and nobody else', async () => {
  expect((await save(await as(CAMPAIGNS), FIELDS)).statusCode).toBe(200);
  const others = [await as(CLERK), open.visitor()];
  const replies = await Promise.all(others.map((browser) => save(browser, { ...FIELDS, text: 'X' }, 'x')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
  expect((await (await as(CLERK)).get(ADMIN_PATH.announcement)).statusCode).toBe(403);
  expect(await announced()).toBe('Open again');
});

test('each language has its own texts, and an empty one announces nothing there', async () => {
  const ada = await as(ADA, BILINGUAL);
  const polish = { 'pl.text': 'Znów otwarte', 'pl.linkTitle': '', 'pl.linkHref': '' };
  await save(ada, { isShown: 'on', text: '', linkTitle: '', linkHref: '', ...polish });
  expect([await announced(BILINGUAL), await announced(BILINGUAL, 'pl')]).toEqual([undefined, 'Znów otwarte']);
  const wrong = await save(ada, { ...FIELDS, ...polish, 'pl.linkHref': 'javascript:alert(1)' });
  expect([wrong.statusCode, Object.keys(wrong.json().data.errors).sort()]).toEqual([
    400,
    ['pl.linkHref', 'pl.linkTitle'],
  ]);
});

test('an owner first sees what somebody else has saved, and replaces it with the next save', async () => {
  const [ada, other] = [await as(ADA), await as(CAMPAIGNS)];
  const base = await baseOf(ada);
  await save(other, { ...FIELDS, text: 'By another' }, base);
  const refused = await save(ada, { ...FIELDS, text: 'By Ada' }, base);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'admin/announcement-conflict']);
  expect(refused.json().error).toMatch(/^Meanwhile campaigns has saved this/);
  expect(refused.json().data.errors).toEqual({ text: 'Saved meanwhile: By another' });
  expect(await announced()).toBe('By another');
  const again = await save(ada, { ...FIELDS, text: 'By Ada', key: refused.json().key }, base);
  expect([again.statusCode, await announced()]).toEqual([200, 'By Ada']);
});

test('importing a document again keeps saved texts; otherwise the document’s are used', async () => {
  await open.load(withAnnouncement(exampleDocument(), { text: 'The document’s' }));
  expect(await announced()).toBe('The document’s');
  await save(await as(ADA), FIELDS);
  await open.load(withAnnouncement(exampleDocument(), { text: 'A newer document’s' }));
  expect(await announced()).toBe('Open again');
  const { isShown: _, ...off } = FIELDS;
  await save(await as(ADA), off);
  await open.load(withAnnouncement(exampleDocument(), { text: 'The newest document’s' }));
  expect(await announced()).toBeUndefined();
});

test('without script invalid texts come back with the form, and so does a preview, which saves nothing', async () => {
  const ada = await as(ADA);
  const site = await open.sites.byHost('shop.example');
  const own = {
    page: ADMIN_PATH.announcement,
    block: site ? onlyBlockOf(site.adminPages.announcement) : '',
    base: await baseOf(ada),
  };
  const wrong = await ada.post(saveAnnouncement.path, { ...own, ...FIELDS, linkTitle: '', text: 'Typed' });
  expect([wrong.statusCode, wrong.body.includes('value="Typed"')]).toEqual([422, true]);
  expect(wrong.body).toContain('Enter a link text, or leave both link fields empty.');
  const tried = await ada.post(previewAnnouncement.path, { ...own, ...FIELDS, text: 'Tried' });
  expect(tried.body).toContain('This is how the bar would look. Nothing is saved yet.');
  expect(tried.body).toContain(
    encodeURIComponent('["Tried","Hours","/shop"]').replaceAll('%20', '+').replaceAll('"', '%22'),
  );
  expect(await announced()).toBe(ANNOUNCEMENT.text);
  const late = await open.visitor().post(saveAnnouncement.path, { ...own, ...FIELDS, text: 'Late' });
  expect([late.statusCode, late.body.includes('value="Late"'), late.body.includes('data-preview=""')]).toEqual([
    401,
    true,
    false,
  ]);
  const saved = await ada.post(saveAnnouncement.path, { ...own, ...FIELDS });
  expect(saved.statusCode).toBe(303);
  expect((await ada.get(String(saved.headers.location))).body).toContain('Saved.');
});

describe('a page in the frame of the admin area', () => {
  const drafted = async (
    browser: Shopper,
    draft: unknown,
    headers: Record<string, string> = { 'sec-fetch-dest': 'iframe' },
  ) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const query = new URLSearchParams({ [ANNOUNCEMENT_DRAFT_PARAMETER]: JSON.stringify(draft) });
    const reply = await open.app.inject({
      method: 'GET',
      url: `/?${query}`,
      headers: { host: 'shop.example', cookie, ...headers },
    });
    return {
      text: /<span class="site-announcement-bar__text">([^<]*)</.exec(reply.body)?.[1],
      href: /class="site-announcement-bar__link" href="([^"]*)"/.exec(reply.body)?.[1],
      follows: reply.body.includes('client/announcement.js'),
    };
  };
  const DRAFT = ['<b>Draft</b>', 'More', '/about'];

  test('shows unsaved texts in the page’s own view to accounts that may save them', async () => {
    expect(await drafted(await as(ADA), DRAFT)).toEqual({
      text: '&lt;b&gt;Draft&lt;/b&gt;',
      href: '/about',
      follows: false,
    });
    expect(await announced()).toBe(ANNOUNCEMENT.text);
  });

  test.each<readonly [string, unknown]>([
    ['a script', ['x', 'y', 'javascript:alert(1)']],
    ['another site by two slashes', ['x', 'y', '//evil.example']],
  ])('redirects to no address that is %s', async (_what, draft) => {
    expect((await drafted(await as(ADA), draft)).href).toBeUndefined();
  });

  test('shows the saved texts to everybody else, and outside of the frame', async () => {
    const saved = ANNOUNCEMENT.text;
    expect((await drafted(open.visitor(), DRAFT)).text).toBe(saved);
    expect((await drafted(await as(CLERK), DRAFT)).text).toBe(saved);
    expect((await drafted(await as(ADA), DRAFT, { 'sec-fetch-dest': 'document' })).text).toBe(saved);
    expect((await drafted(await as(ADA), DRAFT, {})).text).toBe(saved);
    expect((await drafted(await as(ADA), ['x'.repeat(301), '', ''])).text ?? '').toBe('');
    expect((await drafted(await as(ADA), { text: 'x' })).text ?? '').toBe('');
  });
});

test('it is shown from its start until its end in the site’s time zone, although pages were cached before', async () => {
  const ada = await as(ADA);
  const late = { from: '2198-01-01T12:00', until: '2199-01-01T12:00' };
  const reply = await save(ada, { ...FIELDS, ...late });
  expect([reply.statusCode, reply.json().message]).toEqual([200, expect.stringContaining('Visitors see it from ')]);
  expect(await announced()).toBeUndefined();
  expect((await ada.get(ADMIN_PATH.announcement)).body).toContain('waits for its start');
  const base = await baseOf(ada);
  const soon = new Date(Date.now() + START_MS);
  await save(ada, { ...FIELDS, ...late, from: soon.toISOString().replace('Z', '') }, base);
  // In the cache of pages until then.
  await announced();
  await until(async () => (await announced()) === 'Open again', 'the announcement is there from its start');
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
  const ended = await save(ada, { ...FIELDS, until: '2020-01-01T12:00' });
  expect(ended.json().message).toContain('Its end has passed');
  expect(await announced()).toBeUndefined();
  const document = exampleDocument();
  await open.load({ ...document, site: { ...document.site, tagline: 'Newer' } });
  expect((await ada.get(ADMIN_PATH.announcement)).body).toContain('value="2020-01-01T12:00"');
});

test('an end before the start, and what is no time, are refused at their fields', async () => {
  const ada = await as(ADA);
  const reply = await save(ada, { ...FIELDS, from: '2199-01-01T12:00', until: '2199-01-01T12:00' });
  expect([reply.statusCode, reply.json().data.errors]).toEqual([400, { until: 'Enter a time after the start.' }]);
  expect(Object.keys((await save(ada, { ...FIELDS, from: 'soon' })).json().data.errors)).toEqual(['from']);
});

test('views with it, closings and clicks are counted, of visitors who allow statistics', async () => {
  const ada = await as(ADA);
  await save(ada, FIELDS);
  const { id } = (await ada.call('GET', ANNOUNCEMENT_CALLS.getAnnouncement.path)).json().announcement;
  const send = async (browser: Shopper, path: string, body: object) =>
    (await browser.call('POST', path, body)).statusCode;
  const visit = async (browser: Shopper) => {
    const data = JSON.stringify({ ...HIT_DATA, url: 'http://shop.example/' });
    await send(browser, VISIT_CALLS.recordHit.path, { event: 'view', data });
  };
  const [willing, unwilling] = [open.visitor(), open.visitor()];
  for (const browser of [willing, unwilling]) await browser.get('/');
  willing.setCookie('CookieChoice', 'true');
  for (const browser of [willing, unwilling, ada]) {
    await visit(browser);
    for (const { path } of [ANNOUNCEMENT_CALLS.clickAnnouncement, ANNOUNCEMENT_CALLS.closeAnnouncement])
      expect(await send(browser, path, { announcement: id, return: '/' })).toBe(200);
    browser.setCookie(COOKIE.announcement, id);
    await visit(browser);
  }
  await open.records.flush();
  const hours = open.db.selectFrom('telemetry_hour').select(['name', 'count']).where('kind', '=', 'census');
  const counted = (await hours.orderBy('name').execute()).map(({ name, count }) => [name, Number(count)]);
  expect(counted).toEqual([
    ['announcement', 1],
    ['announcement-clicked', 1],
    ['announcement-closed', 1],
  ]);
  const page = (await ada.get(ADMIN_PATH.announcement)).body;
  expect(page).toMatch(/Link clicks[\s\S]{0,200}>1</);
});
