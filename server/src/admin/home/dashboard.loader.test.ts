import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { plansOf } from '../../../../tools/testing/database/plans-of';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { LoadContext } from '../../site/page/loader';
import { recordAll, seedOrders, type TestRecord } from '../insights/insights.fixture';
import { exampleSiteId, textOf } from '../insights/pages.fixture';
import { dashboardLoader } from './dashboard.loader';
import { keepReview, keepSubmission } from './dashboard.fixture';

/** A Sunday afternoon. */
const NOW = Date.UTC(2026, 10, 22, 14, 20);
const ROLES = ['admin', 'viewer', 'editor', 'storeManager', 'reporting', 'moderator', 'billing'] as const;
type Role = (typeof ROLES)[number];
const emailOf = (role: Role) => `${role.toLowerCase()}@shop.example`;

const EMPTIED = ['customer_order', 'form_submission', 'telemetry_record', 'telemetry_hour', 'rate_window'] as const;

let open: ExampleServer;
let siteId: string;
let otherId: string;
beforeAll(async () => {
  open = await openExample({ accounts: Object.fromEntries(ROLES.map((role) => [emailOf(role), [role]])) });
  siteId = await exampleSiteId(open);
  const other = exampleDocument('other');
  otherId = await open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
});
afterAll(() => open.close());
beforeEach(async () => {
  setServerTime(() => NOW);
  for (const table of EMPTIED) await open.db.deleteFrom(table).execute();
  await open.db.updateTable('variant').set({ qty_in_stock: 50 }).execute();
});

/** Signed in once each. */
const browsers = new Map<Role, Promise<Shopper>>();
async function signedIn(role: Role): Promise<Shopper> {
  const browser = open.visitor();
  await signIn(browser, emailOf(role));
  return browser.twin();
}
async function getAs(role: Role, path: string): Promise<Reply> {
  const browser = browsers.get(role) ?? signedIn(role);
  browsers.set(role, browser);
  return (await browser).get(path);
}

const bodyFor = async (role: Role = 'admin') => (await getAs(role, '/config/')).body;
const textFor = async (role?: Role) => textOf(await bodyFor(role));
/** The ids of the parts on the page. */
const partsIn = (body: string) =>
  [...body.matchAll(/<h2 id="block-[^"]*-(today|waiting|setup)"/g)].map(([, part]) => part);
const linksIn = (body: string) =>
  [...body.matchAll(/admin-dashboard__link" href="([^"]*)"/g)].map(([, path]) => path?.replaceAll('&amp;', '&'));

const order = (priceCents = 1000, quantity = 1) => ({ lines: [{ title: 'Mug', quantity, priceCents }] });
const numbered = (number: number) => open.db.selectFrom('customer_order').select('id').where('number', '=', number);
async function placeAt(number: number, at: string): Promise<void> {
  const values = { placed_at: new Date(at) } as never;
  await open.db.updateTable('customer_order').set(values).where('number', '=', number).execute();
}
async function changeOrder(number: number, status: 'cancelled' | 'fulfilled'): Promise<void> {
  await open.db.updateTable('customer_order').set({ status }).where('number', '=', number).execute();
}
async function pay(number: number, values: object): Promise<void> {
  await open.db
    .updateTable('order_payment')
    .set(values as never)
    .where('order_id', 'in', numbered(number))
    .execute();
}
const visits = (daysAgo: number, times: number): TestRecord => ({ kind: 'visit', name: 'visit', daysAgo, times });

test('sales of today are beside the same hours of yesterday, the mean of seven days, and 14 days', async () => {
  const prices = [1000, 500, 2000, 700, 7000, 70_000, 900_000];
  await seedOrders(
    open.db,
    siteId,
    prices.map((cents) => order(cents)),
    NOW,
  );
  const times = [
    '2026-11-22T00:00:00Z',
    '2026-11-21T14:59:59.999Z',
    '2026-11-21T15:00:00Z',
    '2026-11-21T23:59:59.999Z',
    '2026-11-15T00:00:00Z',
    '2026-11-14T23:59:59.999Z',
    '2026-11-08T23:59:59.999Z',
  ];
  for (const [index, at] of times.entries()) await placeAt(index + 1, at);
  const body = await bodyFor();
  const text = textOf(body);
  expect(text).toContain(
    'Revenue €10.00 Yesterday by this time €5.00 ▲ 100% more Daily average of 7 days €14.57 Orders 1 Yesterday by this time 1 No change Daily average of 7 days 0.6',
  );
  expect(body).toContain('aria-label="Revenue in the last 14 days, peak €700.00 (Sat, Nov 14)."');
  expect(body).toContain('aria-label="Orders in the last 14 days, peak 3 (Sat, Nov 21)."');
  const report = await getAs('admin', '/config/sales?period=today');
  expect(textOf(report.body)).toContain('Revenue €10.00 ▲ 100% more');
});

test('sales count as in their report: not if cancelled, declined, refunded or a test, and less what was refunded', async () => {
  await seedOrders(
    open.db,
    siteId,
    Array.from({ length: 6 }, () => order(2450)),
    NOW,
  );
  await changeOrder(2, 'cancelled');
  await pay(3, { state: 'failed' });
  await pay(4, { state: 'refunded', paid_cents: 2450, refunded_cents: 2450 });
  await pay(5, { state: 'paid', paid_cents: 2450, refunded_cents: 450 });
  await pay(6, { state: 'paid', paid_cents: 2450, method: 'test' });
  expect(await textFor()).toMatch(/Revenue €44\.50 .* Orders 2 Yesterday/);
});

test('visits of today are beside the same hours of yesterday, the mean of seven days, and 14 days', async () => {
  await recordAll(open, siteId, [visits(0, 30), visits(1, 20), visits(0.7, 15), visits(9, 400)], NOW);
  const body = await bodyFor();
  expect(textOf(body)).toContain('Visits 30 Yesterday by this time 20 ▲ 50% more Daily average of 7 days 5');
  expect(body).toContain('aria-label="Visits in the last 14 days, peak 400 (Fri, Nov 13)."');
});

test('a new shop is told what to expect; orders and visits of another site are not counted', async () => {
  await seedOrders(open.db, otherId, [order()], NOW);
  await recordAll(open, otherId, [visits(0, 7)], NOW);
  await keepSubmission(open, { siteId: otherId, receivedAt: new Date(NOW), steps: ['failed'] });
  const { id } = await open.db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow();
  await keepReview(open, { orderId: id, state: 'new' });
  await open.db.updateTable('variant').set({ qty_in_stock: 0 }).where('site_id', '=', otherId).execute();
  const body = await bodyFor();
  expect(textOf(body)).toMatch(/No orders in the last 14 days.*No visits in the last 14 days/);
  expect(textOf(body)).toContain('All done. Nothing is waiting for you.');
  expect(body).not.toContain('class="admin-sparkline');
});

test('what waits is counted, the most urgent first, and each leads to its list', async () => {
  await seedOrders(
    open.db,
    siteId,
    Array.from({ length: 5 }, () => order()),
    NOW,
  );
  // 1 and 2 wait for their goods, 3 for its money.
  await changeOrder(3, 'cancelled');
  await pay(3, { state: 'paid', paid_cents: 1000 });
  await changeOrder(4, 'cancelled');
  await changeOrder(5, 'fulfilled');
  const receivedAt = new Date(NOW);
  await keepSubmission(open, { siteId, receivedAt, isRead: true, steps: ['failed', 'failed'] });
  await keepSubmission(open, { siteId, receivedAt, isRead: true, steps: ['done', 'waiting'] });
  await keepSubmission(open, { siteId, receivedAt: new Date('2026-10-01T12:00:00Z'), isRead: true, steps: ['failed'] });
  await keepSubmission(open, { siteId, receivedAt });
  await keepSubmission(open, { siteId, receivedAt });
  await keepSubmission(open, { siteId, receivedAt, isSpam: true });
  const [first, second] = await open.db.selectFrom('customer_order').select('id').orderBy('number').execute();
  await keepReview(open, { orderId: first?.id ?? '', state: 'new' });
  await keepReview(open, { orderId: second?.id ?? '', state: 'hidden' });
  const largeMug = open.db.updateTable('variant').where('site_id', '=', siteId).where('price_cents', '=', 1500);
  await largeMug.set({ qty_in_stock: 2 }).execute();
  const body = await bodyFor();
  expect(textOf(body)).toContain(
    '1 cancelled order to refund 2 orders to fulfill 1 submission with a failed delivery 2 unread submissions 1 product with low stock Mug 2 left 1 new review to check',
  );
  const product = await open.db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('slug', '=', 'mug')
    .executeTakeFirstOrThrow();
  const paths = [
    '/config/orders?state=toRefund',
    '/config/orders?state=unfulfilled',
    '/config/forms?state=undelivered&from=2026-10-23',
    '/config/forms?state=unread',
    '/config/products?stock=low',
    `/config/products/${product.id}`,
    '/config/reviews?state=new',
  ];
  expect(linksIn(body).filter((path) => paths.includes(path ?? ''))).toEqual(paths);
  for (const path of paths) expect((await getAs('admin', path)).statusCode).toBe(200);
});

test('stock is low up to the shop’s own threshold; what is unlimited, hidden or removed is not', async () => {
  const ofMug = open.db.updateTable('variant').where('site_id', '=', siteId).where('sku', '=', 'MUG-S');
  await ofMug.set({ qty_in_stock: 4 }).execute();
  expect(await textFor()).not.toContain('low stock');
  await ofMug.set({ qty_in_stock: 3 }).execute();
  expect(await textFor()).toContain('1 product with low stock Mug 3 left');
  await ofMug.set({ qty_in_stock: 0 }).execute();
  expect(await textFor()).toContain('Mug Sold out');
  const mug = open.db.updateTable('product').where('site_id', '=', siteId).where('slug', '=', 'mug');
  await mug.set({ workflow_status: 4 }).execute();
  expect(await textFor()).not.toContain('low stock');
  await mug.set({ workflow_status: 1 }).execute();
});

spec('ROLE-04', 'each role sees the parts, what waits and the steps that it may open', async () => {
  await seedOrders(open.db, siteId, [order()], NOW);
  await keepSubmission(open, { siteId, receivedAt: new Date(NOW) });
  const { id } = await numbered(1).executeTakeFirstOrThrow();
  await keepReview(open, { orderId: id, state: 'new' });
  const seen = await Promise.all(
    ROLES.map(async (role) => {
      const body = await bodyFor(role);
      const kinds = linksIn(body).flatMap((path) => /^\/config\/(orders|forms|reviews)\?/.exec(path ?? '')?.[1] ?? []);
      const text = textOf(body);
      return [role, partsIn(body), kinds, text.includes('Revenue €10.00'), text.includes('No visits in')];
    }),
  );
  expect(seen).toEqual([
    ['admin', ['today', 'waiting', 'setup'], ['orders', 'forms', 'reviews'], true, true],
    ['viewer', [], [], false, false],
    ['editor', ['today', 'waiting', 'setup'], ['forms'], false, true],
    ['storeManager', ['today', 'waiting', 'setup'], ['orders', 'reviews'], true, true],
    ['reporting', ['today', 'waiting'], ['orders'], true, true],
    ['moderator', ['waiting'], ['reviews'], false, false],
    ['billing', [], [], false, false],
  ]);
});

test('a part that fails says so and is logged; the others stay', async () => {
  const logged = jest.spyOn(open.app.log, 'error').mockImplementation(() => undefined);
  await open.db.schema.alterTable('review').renameTo('review_away').execute();
  try {
    const body = await bodyFor();
    expect(textOf(body)).toContain('Waiting for you This part could not be loaded. Try again');
    expect(partsIn(body)).toEqual(['today', 'waiting', 'setup']);
    expect(textOf(body)).toMatch(/No orders in the last 14 days.*of \d+ done/);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ part: 'waiting' }),
      'a part of the dashboard could not be loaded',
    );
  } finally {
    await open.db.schema.alterTable('review_away').renameTo('review').execute();
  }
  expect(await textFor()).toContain('Nothing is waiting for you.');
});

test('ten queries are enough, and none reads the orders, submissions, reviews or visits of all sites', async () => {
  const site = await open.sites.byHost('shop.example');
  const account = { id: siteId, roles: [WEBSITE_ROLE.admin] };
  const plans = await plansOf(open.db, async (db) => {
    const context = {
      services: { db, log: open.app.log, config: { appDomain: 'sites.example' } },
      site,
      visitor: { account },
    };
    await dashboardLoader.load(context as unknown as LoadContext);
  });
  expect(plans).toHaveLength(10);
  const large = /Seq Scan on (?:customer_order|order_line|form_submission|submission_step|review|telemetry_hour)/;
  expect(plans.filter((plan) => large.test(plan))).toEqual([]);
  expect(plans.join('\n')).toContain('on telemetry_hour');
});
