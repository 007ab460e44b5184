import { CompiledQuery } from 'kysely';
import { ADMIN_SEARCH_CALLS, type AdminSearchReply } from 'shared-types/admin/search';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import type { Database } from '../../platform/schema/database';
import { exampleSiteId } from '../insights/pages.fixture';
import { searchAdmin } from './search-admin';
import { seedMany } from './search-admin.fixture';

const ROLES = Object.keys(WEBSITE_ROLE) as WebsiteRoleName[];
const OPS = 'ops@platform.example';
const MANY = 2000;
const TABLES = [
  'customer_order',
  'product',
  'variant',
  'form_submission',
  'site_member',
  'coupon',
  'list_subscriber',
  'asset',
  'site_file',
] as const;
const emailOf = (role: WebsiteRoleName) => `${role.toLowerCase()}@shop.example`;

let open: ExampleServer;
let siteId: string;
beforeAll(async () => {
  open = await openExample({ accounts: Object.fromEntries(ROLES.map((role) => [emailOf(role), [role]])) });
  const { identifier } = exampleDocument().site;
  await seedAccount(open.db, { email: OPS, roles: { [identifier]: ['admin'] }, platformRole: 'look' });
  siteId = await exampleSiteId(open);
  await seedMany(open.db, siteId, MANY);
});
afterAll(() => open.close());
beforeEach(() => open.db.deleteFrom('rate_window').execute());

async function as(email: string): Promise<Shopper> {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
}

const pathFor = (typed: string) => `${ADMIN_SEARCH_CALLS.searchAdmin.path}?${new URLSearchParams({ q: typed })}`;
async function found(browser: Shopper, typed: string): Promise<AdminSearchReply> {
  const reply = await browser.get(pathFor(typed));
  expect([typed, reply.statusCode]).toEqual([typed, 200]);
  return reply.json();
}
/** Kinds with the titles of what is found. */
async function titles(browser: Shopper, typed: string): Promise<Record<string, string[]>> {
  const { groups } = await found(browser, typed);
  return Object.fromEntries(groups.map(({ kind, entries }) => [kind, entries.map(({ title }) => title)]));
}

test('finds entries of every kind by the beginnings of their words, in any order, case and with any accents', async () => {
  const admin = await as(emailOf('admin'));
  const { order, ...others } = { order: 'Order 1007', member: 'Zoë Żółć', mail: 'zoe@kiln.example' };
  expect(await titles(admin, 'zoe')).toEqual({
    orders: [order],
    submissions: [`${others.mail}, Write to us`],
    members: [others.member],
    coupons: ['ZOE-10'],
    subscribers: [others.mail],
  });
  for (const typed of ['zolc', 'ŻÓŁĆ', 'zol zoe', 'Zoë Żó', 'kiln.example zo'])
    expect([typed, (await titles(admin, typed)).orders]).toEqual([typed, [order]]);
  // That of the buyer 1007 is another.
  for (const typed of ['1007', '#1007', 'Order 1007', 'order #1007'])
    expect([typed, (await titles(admin, typed)).orders]).toEqual([typed, [order, 'Order 2007']]);
  expect(await titles(admin, 'zurek')).toEqual({ products: ['Żurek bowl'] });
  expect(await titles(admin, 'sku-many-1999')).toEqual({ products: ['Plate 1999'] });
  expect(await titles(admin, 'azur')).toEqual({ files: ['Ążur.png'] });
  expect(await titles(admin, 'guide 1999')).toEqual({ files: ['guide 1999.pdf'] });
  expect((await titles(admin, 'R7K2-10007')).submissions).toEqual([`${others.mail}, Write to us`]);
});

test('leads to the page of each entry', async () => {
  const { groups } = await found(await as(emailOf('admin')), 'zoe');
  const paths = groups.map(({ kind, entries }) => [kind, entries[0]?.path]);
  expect(paths).toEqual([
    ['orders', '/config/orders/1007'],
    ['submissions', expect.stringMatching(/^\/config\/forms\?id=[\da-f-]{36}$/)],
    ['members', expect.stringMatching(/^\/config\/members\/[\da-f-]{36}$/)],
    ['coupons', expect.stringMatching(/^\/config\/coupons\/[\da-f-]{36}$/)],
    ['subscribers', expect.stringMatching(/^\/config\/mailing-lists\/[\da-f-]{36}\?q=zoe%40kiln\.example$/)],
  ]);
  const admin = await as(OPS);
  for (const [, path = ''] of paths) expect([path, (await admin.get(path)).statusCode]).toEqual([path, 200]);
});

test('finds pages of the admin area by other words, in the language of the site', async () => {
  const admin = await as(emailOf('admin'));
  expect((await titles(admin, 'VAT')).adminPages).toEqual(['Taxes', 'New tax rule']);
  expect((await titles(admin, 'newsletter')).adminPages).toContain('Mailing lists');
  // What is in a title comes first.
  expect((await titles(admin, 'order')).adminPages?.[0]).toBe('Orders');
});

test('finds forms and pages of the site, which it opens in the editing frame', async () => {
  const admin = await as(emailOf('admin'));
  const page = exampleDocument().pages[0];
  const { groups } = await found(admin, page?.title ?? '');
  expect(groups.find(({ kind }) => kind === 'pages')?.entries).toContainEqual(
    expect.objectContaining({
      title: page?.title,
      path: `/config/design?frameUrl=${encodeURIComponent(page?.path ?? '')}`,
    }),
  );
});

test('lists few of each kind, newest orders first, and counts all', async () => {
  const admin = await as(emailOf('admin'));
  const { groups, count } = await found(admin, 'smith');
  expect(groups).toEqual([expect.objectContaining({ kind: 'orders', count: MANY - 1 })]);
  expect([count, groups[0]?.entries.map(({ title }) => title)]).toEqual([
    MANY - 1,
    ['Order 1001', 'Order 1002', 'Order 1003', 'Order 1004', 'Order 1005'],
  ]);
  const { body } = await admin.get('/config/search?q=smith');
  expect(body.match(/href="\/config\/orders\/1\d{3}"/g)).toHaveLength(20);
});

spec('ROLE-04', 'each role finds only what it may open', async () => {
  const kindsOf = async (email: string) => Object.keys(await titles(await as(email), 'zoe')).toSorted();
  expect(await kindsOf(emailOf('admin'))).toEqual(['coupons', 'members', 'orders', 'submissions', 'subscribers']);
  expect(await kindsOf(emailOf('editor'))).toEqual(['members', 'submissions', 'subscribers']);
  expect(await kindsOf(emailOf('storeManager'))).toEqual(['coupons', 'orders']);
  expect(await kindsOf(emailOf('reporting'))).toEqual(['orders']);
  for (const role of ['viewer', 'billing', 'commenter', 'moderator'] as const)
    expect([role, await kindsOf(emailOf(role))]).toEqual([role, []]);
});

spec('ROLE-04', 'every page that a role finds opens', async () => {
  for (const role of ['admin', 'editor', 'storeManager', 'viewer'] as const) {
    const browser = await as(emailOf(role));
    const paths = new Set<string>();
    for (const letter of 'abcdefghilmnoprstuvw')
      for (const { kind, entries } of (await found(browser, letter)).groups)
        if (kind === 'adminPages') for (const { path } of entries) paths.add(path);
    expect([role, paths.has('/config/')]).toEqual([role, true]);
    for (const path of paths)
      expect([role, path, (await browser.get(path)).statusCode < 400]).toEqual([role, path, true]);
  }
});

test('the order of exactly the typed number is first, however old it is', async () => {
  const old = { number: 200, placed_at: new Date('2020-01-01') };
  await open.db
    .updateTable('customer_order')
    .set(old as never)
    .where('number', '=', 1)
    .execute();
  const found200 = (await titles(await as(emailOf('admin')), '#200')).orders;
  expect([found200?.[0], found200?.length]).toEqual(['Order 200', 5]);
});

test('answers accounts alone, and keeps nothing in caches', async () => {
  expect((await open.visitor().get(pathFor('zoe'))).statusCode).toBe(401);
  const reply = await (await as(emailOf('admin'))).get(pathFor('zoe'));
  expect(reply.headers['cache-control']).toBe('private, no-store');
});

test('entries of another site are not found', async () => {
  const document = exampleDocument('other');
  const other = await open.load({ ...document, site: { ...document.site, hosts: ['other.example'] } });
  await seedMany(open.db, other, 7);
  const site = await open.sites.byHost('shop.example');
  if (!site) throw new Error('There is no site.');
  const input = { db: open.db, site, account: { roles: [WEBSITE_ROLE.admin] }, language: 'en', most: 5 } as const;
  const { groups } = await searchAdmin({ ...input, typed: 'zoe' });
  for (const { kind, count } of groups) expect([kind, count]).toEqual([kind, 1]);
});

test.each([
  '',
  ' ',
  '"',
  "'",
  "a'b",
  '\\',
  '& | !',
  ':*',
  '%_',
  '\0',
  '(',
  '<->',
  'é'.repeat(100),
  '🙂',
  'a '.repeat(50),
])('answers %j without an error', async (typed) => {
  const { query } = await found(await as(emailOf('admin')), typed);
  expect(query.length).toBeLessThanOrEqual(100);
});

test('refuses more than it reads', async () => {
  expect((await (await as(emailOf('admin'))).get(pathFor('a'.repeat(101)))).statusCode).toBe(400);
});

/** Runs a search, and gives the plan of each of its statements. */
async function plansOf(typed: string): Promise<string[]> {
  const site = await open.sites.byHost('shop.example');
  if (!site) throw new Error('There is no site.');
  const queries: CompiledQuery[] = [];
  const executor = open.db.getExecutor();
  const watched = new Proxy(executor, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'executeQuery') return value.bind(target);
      return (query: CompiledQuery) => {
        queries.push(query);
        return target.executeQuery(query);
      };
    },
  });
  const db = { getExecutor: () => watched } as unknown as Database;
  await searchAdmin({ db, site, account: { roles: [WEBSITE_ROLE.admin] }, language: 'en', typed, most: 5 });
  return Promise.all(
    queries.map(async ({ sql, parameters }) => {
      const { rows } = await open.db.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${sql}`, [...parameters]),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}

test.each(['zoe', 'smith', 's', '1007'])('reads no table of many entries as a whole for %j', async (typed) => {
  const plans = await plansOf(typed);
  expect(plans).toHaveLength(7);
  for (const plan of plans) for (const table of TABLES) expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
});
