import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COUPON_EDITOR_CALLS } from 'shared-types/admin/store/coupon-editor';
import { INSIGHTS_CALLS } from 'shared-types/admin/insights/insights';
import { SETTINGS_CALLS } from 'shared-types/admin/settings';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { seedOrders } from '../insights/insights.fixture';
import { exampleSiteId } from '../insights/pages.fixture';

const [ADA, BEN, CLERK] = ['ada@shop.example', 'ben@shop.example', 'clerk@shop.example'] as const;
const LINES = [{ title: 'Mug', quantity: 1, priceCents: 1000 }];

let open: ExampleServer;
let siteId: string;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADA]: ['admin'], [BEN]: ['admin'], [CLERK]: ['storeManager'] } });
  siteId = await exampleSiteId(open);
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of ['site_settings_change', 'rate_window', 'customer_order', 'coupon', 'price_change'] as const)
    await open.db.deleteFrom(table).execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(exampleDocument());
});

const as = async (email: string): Promise<Shopper> => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const baseOf = async (browser: Shopper) => {
  const { body } = await browser.get(ADMIN_PATH.settings);
  return / name="base" value="([^"]*)"/.exec(body)?.[1] ?? '';
};
const values = (changes: object = {}) => ({
  timeZone: 'UTC',
  contactEmail: '',
  orderNoticeEmail: '',
  measurementStandard: 'metric',
  ...changes,
});
const save = async (browser: Shopper, changes: object, base?: string) =>
  browser.call('POST', SETTINGS_CALLS.saveSettings.path, { ...values(changes), base: base ?? (await baseOf(browser)) });
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u202f]+/g, ' ');

test('what is saved is in use at once: the addresses, the units and the time zone', async () => {
  const ada = await as(ADA);
  const changes = { timeZone: 'America/New_York', orderNoticeEmail: 'orders@shop.example' };
  const reply = await save(ada, { ...changes, contactEmail: ' hello@shop.example ', measurementStandard: 'imperial' });
  expect([reply.statusCode, reply.json().message]).toEqual([200, expect.stringContaining('Saved.')]);
  const site = await open.sites.byHost('shop.example');
  expect(site).toMatchObject({
    timeZone: 'America/New_York',
    profile: {
      contactEmail: 'hello@shop.example',
      orderNoticeEmail: 'orders@shop.example',
      settings: { storeSettings: { measurementStandard: 'imperial' } },
    },
  });
  const { body } = await ada.get(ADMIN_PATH.settings);
  expect(textOf(body)).toMatch(/Last saved by ada, .* E[SD]T\./);
  expect(body).toContain('<option value="America/New_York" selected="">');
});

test('an address that is emptied is gone', async () => {
  const ada = await as(ADA);
  await save(ada, { contactEmail: 'hello@shop.example' });
  await save(ada, { contactEmail: '' });
  expect((await open.sites.byHost('shop.example'))?.profile).not.toHaveProperty('contactEmail');
});

test('a document that is imported later keeps what was saved; before, its own time zone counts', async () => {
  const document = exampleDocument();
  const inDublin = { ...document, site: { ...document.site, timeZone: 'Europe/Dublin', tagline: 'New' } };
  await open.load(inDublin);
  expect((await open.sites.byHost('shop.example'))?.timeZone).toBe('Europe/Dublin');
  const ada = await as(ADA);
  await save(ada, { timeZone: 'Asia/Tokyo' });
  await open.load({ ...inDublin, site: { ...inDublin.site, tagline: 'Newer' } });
  expect(await open.sites.byHost('shop.example')).toMatchObject({ timeZone: 'Asia/Tokyo' });
});

spec(
  'EDIT-12',
  'a time zone that cannot be loaded is named, at the field and on the page; times are in UTC',
  async () => {
    const ada = await as(ADA);
    const reply = await save(ada, { timeZone: 'Mars/Olympus_Mons' });
    expect([reply.statusCode, reply.json().data.errors]).toEqual([
      400,
      { timeZone: 'Failed to load timezone Mars/Olympus_Mons. Try again, or choose another one.' },
    ]);
    await sql`update site set profile = jsonb_set(profile, '{timeZone}', '"Mars/Olympus_Mons"') where id = ${siteId}`.execute(
      open.db,
    );
    open.sites.invalidate(siteId);
    expect(textOf((await ada.get(ADMIN_PATH.settings)).body)).toContain(
      'Failed to load timezone Mars/Olympus_Mons. Times are in UTC for now. Reload the page to try again',
    );
    expect((await open.sites.byHost('shop.example'))?.timeZone).toBe('UTC');
  },
);

test('all invalid fields are reported together, and nothing is saved', async () => {
  const ada = await as(ADA);
  const wrong = { timeZone: '', contactEmail: 'a b', orderNoticeEmail: '@', measurementStandard: 'stones' };
  const reply = await save(ada, wrong);
  expect([reply.statusCode, Object.keys(reply.json().data.errors).toSorted()]).toEqual([
    400,
    ['contactEmail', 'measurementStandard', 'orderNoticeEmail', 'timeZone'],
  ]);
  expect(await open.db.selectFrom('site_settings_change').selectAll().execute()).toEqual([]);
});

test('two people who save are told of each other, and the second decides', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const seen = await baseOf(ada);
  await save(ben, { contactEmail: 'ben@kiln.example', timeZone: 'Asia/Tokyo' });
  const refused = await save(ada, { contactEmail: 'ada@kiln.example' }, seen);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'admin/settings-conflict',
      error: expect.stringMatching(/^Meanwhile ben has saved this/),
      data: { errors: { contactEmail: 'Saved meanwhile: ben@kiln.example', timeZone: 'Saved meanwhile: Asia/Tokyo' } },
    }),
  ]);
  const again = await ada.call('POST', SETTINGS_CALLS.saveSettings.path, {
    ...values({ contactEmail: 'ada@kiln.example' }),
    base: seen,
    key: refused.json().key,
  });
  expect([again.statusCode, (await open.sites.byHost('shop.example'))?.profile.contactEmail]).toEqual([
    200,
    'ada@kiln.example',
  ]);
});

spec('EDIT-14', 'without script the form comes back with what was typed', async () => {
  const ada = await as(ADA);
  const site = await open.sites.byHost('shop.example');
  const fields = {
    ...values({ contactEmail: 'nobody' }),
    block: site && onlyBlockOf(site.adminPages.settings),
    base: await baseOf(ada),
    return: ADMIN_PATH.settings,
  };
  const reply = await ada.post(SETTINGS_CALLS.saveSettings.path, fields);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('value="nobody"');
  expect(textOf(reply.body)).toContain('Please enter a valid email');
});

spec('ROLE-04', 'administrators alone may see and save them', async () => {
  const [clerk, visitor] = [await as(CLERK), open.visitor()];
  expect([(await save(clerk, {}, 'x')).statusCode, (await save(visitor, {}, 'x')).statusCode]).toEqual([403, 401]);
  expect((await clerk.get(ADMIN_PATH.settings)).statusCode).toBe(403);
});

test('times of the admin area are in the time zone, and name it', async () => {
  const ada = await as(ADA);
  await save(ada, { timeZone: 'Asia/Kathmandu' });
  await seedOrders(open.db, siteId, [{ lines: LINES }], Date.parse('2026-11-21T20:00:00Z'));
  for (const path of [ADMIN_PATH.orders, `${ADMIN_PATH.orders}/1`])
    expect(textOf((await ada.get(path)).body)).toContain('November 22, 2026 at 1:45 AM GMT+5:45');
});

test('days of a filter are those of the time zone', async () => {
  const ada = await as(ADA);
  await save(ada, { timeZone: 'America/Los_Angeles' });
  await seedOrders(open.db, siteId, [{ lines: LINES }], Date.parse('2026-11-22T07:59:00Z'));
  const found = async (day: string) => {
    const { body } = await ada.get(`${ADMIN_PATH.orders}?from=${day}&to=${day}`);
    return body.includes(`${ADMIN_PATH.orders}/1"`);
  };
  expect([await found('2026-11-21'), await found('2026-11-22')]).toEqual([true, false]);
});

test('reports sum the days of the time zone', async () => {
  const ada = await as(ADA);
  await save(ada, { timeZone: 'Europe/Warsaw' });
  setServerTime(() => Date.parse('2026-11-22T12:30:00Z'));
  // The last minute of November 20 in Warsaw, and the first of November 21.
  const nowMs = Date.parse('2026-11-20T22:59:00Z');
  await seedOrders(open.db, siteId, [{ lines: LINES }], nowMs);
  await seedOrders(open.db, siteId, [{ lines: LINES }, { lines: LINES }], nowMs + 60_000);
  const { body } = await ada.get(`${INSIGHTS_CALLS.getTable.path}?table=sales&period=week`);
  const days = body.split('\r\n').filter((line) => line.startsWith('2026-11-2'));
  expect(days.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['2026-11-20T00:00:00.000+01:00', '1'],
    ['2026-11-21T00:00:00.000+01:00', '2'],
    ['2026-11-22T00:00:00.000+01:00', '0'],
  ]);
  expect(textOf((await ada.get(ADMIN_PATH.sales)).body)).toContain(', in Europe/Warsaw');
});

const COUPON = { id: 'new', base: '', isOn: 'on', code: 'SPRING', kind: 'percent', rate: '10' };
const saveCoupon = (browser: Shopper, fields: object) =>
  browser.call('POST', COUPON_EDITOR_CALLS.saveCoupon.path, {
    ...COUPON,
    fresh: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4777',
    ...fields,
  });

test('a coupon begins and ends by the clocks of the time zone', async () => {
  const ada = await as(ADA);
  await save(ada, { timeZone: 'Europe/Warsaw' });
  const skipped = await saveCoupon(ada, { from: '2027-03-28T02:30' });
  expect([skipped.statusCode, skipped.json().data.errors]).toEqual([
    400,
    { from: 'The clocks in Europe/Warsaw skip this time, when summer time begins. Enter an earlier or later one.' },
  ]);
  expect((await saveCoupon(ada, { from: '2026-10-25T02:30', until: '2026-12-24' })).statusCode).toBe(200);
  const coupon = await open.db.selectFrom('coupon').selectAll().executeTakeFirstOrThrow();
  expect([coupon.valid_from, coupon.valid_until].map((time) => time?.toISOString())).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-12-23T23:00:00.000Z',
  ]);
  const { body } = await ada.get(ADMIN_PATH.couponEditor.replace('{slug}', coupon.id));
  expect(body).toContain('value="2026-10-25T02:30"');
  expect(body.match(/show this time twice/g)).toHaveLength(1);
});

test('a moment that clocks show for the second time is kept as long as its field is not changed', async () => {
  const ada = await as(ADA);
  await save(ada, { timeZone: 'Europe/Warsaw' });
  await saveCoupon(ada, { until: '2026-10-25T02:30' });
  const second = new Date('2026-10-25T01:30:00Z');
  await open.db.updateTable('coupon').set({ valid_until: second }).execute();
  const { id } = await open.db.selectFrom('coupon').select('id').executeTakeFirstOrThrow();
  const { body } = await ada.get(ADMIN_PATH.couponEditor.replace('{slug}', id));
  const base = / name="base" value="([^"]*)"/.exec(body)?.[1] ?? '';
  expect((await saveCoupon(ada, { id, base, rate: '20', until: '2026-10-25T02:30' })).statusCode).toBe(200);
  const coupon = await open.db.selectFrom('coupon').select('valid_until').executeTakeFirstOrThrow();
  expect(coupon.valid_until?.toISOString()).toBe(second.toISOString());
});
