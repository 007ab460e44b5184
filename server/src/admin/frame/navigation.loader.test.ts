import { randomUUID } from 'node:crypto';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';
import { SUBMISSIONS_PARAMETER } from 'shared-types/admin/forms/submissions';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { blocksOf } from '../../forms/contact-form/submissions.fixture';
import { ADMIN_PAGES } from '../../site/own-pages/admin-page-table';
import { seedOrders } from '../insights/insights.fixture';
import { exampleSiteId } from '../insights/pages.fixture';

const ROLES = Object.keys(WEBSITE_ROLE) as WebsiteRoleName[];
const OPS = 'ops@platform.example';
const emailOf = (role: WebsiteRoleName) => `${role.toLowerCase()}@shop.example`;

let open: ExampleServer;
let siteId: string;
beforeAll(async () => {
  open = await openExample({ accounts: Object.fromEntries(ROLES.map((role) => [emailOf(role), [role]])) });
  const { identifier } = exampleDocument().site;
  await seedAccount(open.db, { email: OPS, roles: { [identifier]: ['admin'] }, platformRole: 'look' });
  siteId = await exampleSiteId(open);
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.db.deleteFrom('rate_window').execute();
  await open.db.deleteFrom('form_submission').execute();
  await open.db.deleteFrom('customer_order').execute();
});

async function as(email: string): Promise<Shopper> {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
}

/** Links of the navigation, with how many entries wait. */
function linksIn(html: string): ReadonlyMap<string, string | undefined> {
  const [navigation = ''] = /<nav class="admin-frame__navigation[^]*?<\/nav>/.exec(html) ?? [];
  const links = navigation.matchAll(/<a class="admin-frame__link" href="([^"]+)"[^]*?<\/a>/g);
  return new Map([...links].map(([link, path = '']) => [path, /__count"[^>]*>([^<]*)</.exec(link)?.[1]]));
}

const currentIn = (html: string) =>
  [...html.matchAll(/<a class="admin-frame__link" href="([^"]+)" aria-current="([^"]+)"/g)].map(([, path, how]) => [
    path,
    how,
  ]);

/** Breadcrumbs as plain text. */
const breadcrumbsIn = (html: string) =>
  [...html.matchAll(/<li class="admin-frame__breadcrumb"[^]*?<\/li>/g)].map(([crumb]) => crumb.replace(/<[^>]*>/g, ''));

const PLACES = Object.values(ADMIN_PAGES).filter(({ path, isBare }) => !isBare && !path.includes('{'));

test('no page of the admin area has the header, the cart or the footer of the site', async () => {
  const ops = await as(OPS);
  for (const { path } of PLACES) {
    const { body } = await ops.get(path);
    // The sign-in page leads an account on.
    if (body === '') continue;
    expect([path, /class="admin-frame__bar"/.test(body)]).toEqual([path, true]);
    expect([
      path,
      /class="(?:frame-header|frame-footer|commerce-indicator|consent-cookie-settings)/.exec(body),
    ]).toEqual([path, null]);
  }
  expect((await open.visitor().get('/')).body).not.toContain('admin-frame');
});

test('an address that leads nowhere has the frame too, and for others the page of the site', async () => {
  const admin = await as(emailOf('admin'));
  for (const path of ['/config/nothing', '/config/orders/999']) {
    const { statusCode, headers, body } = await admin.get(path);
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'private, no-store']);
    expect([linksIn(body).has('/config/orders'), currentIn(body), breadcrumbsIn(body)]).toEqual([
      true,
      [],
      ['Home', 'There is no such page'],
    ]);
  }
  for (const reply of [await open.visitor().get('/config/nothing'), await admin.get('/nothing')])
    expect([reply.statusCode, reply.body.includes('admin-frame')]).toEqual([404, false]);
});

test('the editing frame, which shows pages of the site, has no frame of its own', async () => {
  expect((await (await as(OPS)).get('/config/design')).body).not.toContain('admin-frame');
});

spec('ROLE-04', 'each role finds exactly the pages that it may open', async () => {
  const listed = Object.values(ADMIN_PAGES).filter(({ group }) => group !== undefined);
  for (const role of ROLES) {
    const browser = await as(emailOf(role));
    const found = [...linksIn((await browser.get('/config/')).body).keys()];
    const opened: string[] = [];
    for (const { path } of listed) if ((await browser.get(path)).statusCode === 200) opened.push(path);
    expect([role, found.toSorted()]).toEqual([role, opened.toSorted()]);
  }
  const ofPlatform = ['/config/remotes', '/config/survey'];
  const ofOps = linksIn((await (await as(OPS)).get('/config/')).body);
  const ofAdmin = linksIn((await (await as(emailOf('admin'))).get('/config/')).body);
  expect(ofPlatform.map((path) => [ofOps.has(path), ofAdmin.has(path)])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('every page that may be opened without an entry or an emailed link is in the navigation, the bar or the account’s menu', async () => {
  const ops = await as(OPS);
  const { body } = await ops.get('/config/orders');
  const { newEmail, productsImport, ...others } = ADMIN_PAGES;
  expect(newEmail.group).toBeUndefined();
  // A step from the list of products, as an entry of it is.
  expect((await ops.get('/config/products')).body).toContain(`href="${productsImport.path}"`);
  const needed = Object.values(others).filter(({ needs, path }) => needs !== undefined && !path.includes('{'));
  for (const { path } of needed)
    expect([path, [`href="${path}"`, `action="${path}"`].some((link) => body.includes(link))]).toEqual([path, true]);
});

test('marks where the account is, and the list of an entry', async () => {
  const admin = await as(emailOf('admin'));
  await seedOrders(open.db, siteId, [{ lines: [{ title: 'Mug', quantity: 1, priceCents: 100 }] }]);
  const at = async (path: string) => {
    const { body } = await admin.get(path);
    return [currentIn(body), breadcrumbsIn(body)];
  };
  expect(await at('/config/')).toEqual([[['/config/', 'page']], []]);
  expect(await at('/config/orders?state=unfulfilled')).toEqual([[['/config/orders', 'page']], ['Home', 'Orders']]);
  expect(await at('/config/orders/1')).toEqual([[['/config/orders', 'true']], ['Home', 'Orders', 'Order 1']]);
  expect(await at('/config/coupons/new')).toEqual([[['/config/coupons', 'true']], ['Home', 'Coupons', 'New coupon']]);
  expect(await at('/config/sessions')).toEqual([[], ['Home', 'Where you are signed in']]);
  const [, form] = blocksOf();
  expect((await at(`/config/form-builder/${form}`))[0]).toEqual([['/config/form-builder', 'true']]);
});

test('a page that the account may not open is no place in the navigation', async () => {
  const reply = await (await as(emailOf('viewer'))).get('/config/orders');
  expect([reply.statusCode, currentIn(reply.body), breadcrumbsIn(reply.body)]).toEqual([
    403,
    [],
    ['Home', 'You cannot open this page'],
  ]);
});

async function storeSubmissions(count: number, changes: object = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    site_id: siteId,
    form_id: randomUUID(),
    key: randomUUID(),
    page_path: '/',
    fields: '{}',
    details: '{}',
    ...changes,
  }));
  await open.db
    .insertInto('form_submission')
    .values(rows as never)
    .execute();
  return rows.map(({ id }) => id);
}

test('counts unread submissions, new reviews and orders to fulfil, for accounts that may see them', async () => {
  await storeSubmissions(2);
  await storeSubmissions(1, { read_at: new Date() });
  await storeSubmissions(1, { quarantined_at: new Date(), spam_reason: 'bot' });
  const lines = [{ title: 'Mug', quantity: 1, priceCents: 100 }];
  await seedOrders(open.db, siteId, [{ lines }, { lines }, { lines }]);
  await open.db
    .updateTable('customer_order')
    .set({ status: 'fulfilled' } as never)
    .where('number', '=', 1)
    .execute();
  const line = await open.db
    .selectFrom('order_line')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const product = await open.db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const review = {
    site_id: siteId,
    order_line_id: line.id,
    product_id: product.id,
    rating: 5,
    text: '',
    author: 'Ada',
  };
  await open.db
    .insertInto('review')
    .values({ ...review, key: randomUUID() } as never)
    .execute();
  const counts = async (role: WebsiteRoleName) =>
    [...linksIn((await (await as(emailOf(role))).get('/config/visits')).body)].filter(
      ([, count]) => count !== undefined,
    );
  const orders = ['/config/orders', '2'];
  const reviews = ['/config/reviews', '1'];
  const submissions = ['/config/forms', '2'];
  expect((await counts('admin')).toSorted()).toEqual([submissions, orders, reviews]);
  expect((await counts('storeManager')).toSorted()).toEqual([orders, reviews]);
  expect(await counts('editor')).toEqual([submissions]);
});

test('counts to a number that means more', async () => {
  await storeSubmissions(101);
  expect(linksIn((await (await as(emailOf('editor'))).get('/config/')).body).get('/config/forms')).toBe('99+');
});

test('a submission that the page opens no longer waits', async () => {
  const [id = ''] = await storeSubmissions(2);
  const { body } = await (await as(emailOf('editor'))).get(`/config/forms?${SUBMISSIONS_PARAMETER.id}=${id}`);
  expect(linksIn(body).get('/config/forms')).toBe('1');
});

test('nothing about an account is kept for others', async () => {
  const [admin, viewer] = [await as(emailOf('admin')), await as(emailOf('viewer'))];
  await storeSubmissions(3);
  for (const path of ['/config/', '/config/forgotten']) {
    const [first, second] = [await admin.get(path), await viewer.get(path)];
    const anonymous = await open.visitor().get('/config/forgotten');
    for (const { body } of [second, anonymous]) {
      expect(body).not.toContain(emailOf('admin'));
      expect(linksIn(body).has('/config/forms')).toBe(false);
    }
    expect(anonymous.body).not.toContain(emailOf('viewer'));
    expect(first.headers['cache-control']).toBe('private, no-store');
  }
  expect(linksIn((await admin.get('/config/')).body).get('/config/forms')).toBe('3');
});

test('pages that everybody may open have the site’s name alone', async () => {
  const { title } = exampleDocument().site;
  const barIn = (html: string) => /<header class="admin-frame__bar">([^]*?)<\/header>/.exec(html)?.[1];
  for (const path of ['/config/sign-in', '/config/forgotten'])
    expect(barIn((await open.visitor().get(path)).body)).toBe(
      `<a class="admin-frame__site" href="/?noredirect" dir="auto">${title}</a>`,
    );
  expect(barIn((await (await as(emailOf('admin'))).get('/config/forgotten')).body)).toContain('href="/config/"');
});
