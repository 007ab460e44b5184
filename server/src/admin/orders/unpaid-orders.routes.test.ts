import { randomUUID } from 'node:crypto';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_CALLS } from 'shared-types/admin/store/orders';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { prepareManagedOrders } from '../order/managed-orders.fixture';
import { change } from '../../commerce/order/changes.fixture';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { UNPAID_ORDERS } from './unpaid-orders';
import { ruleName } from '../price-rules/rule-kind';

const { orders, browserOf, order } = prepareManagedOrders();
const { changeOrders, saveUnpaidOrders } = ORDERS_CALLS;
const HELD = `${ADMIN_PATH.orders}?state=held`;

const post = (browser: Shopper, path: string, fields: Record<string, string>) => {
  const block = onlyBlockOf(adminPages({ siteId: orders.store.seeded.id, locale: 'en-GB' }).orders);
  return browser.post(path, { page: HELD, block, ...fields });
};
const release = (fields: Record<string, string>) => ({ act: 'release', key: randomUUID(), ...fields });
const settings = async () => {
  const found = await UNPAID_ORDERS.find(orders.store.db, { siteId: orders.store.seeded.id, id: '' });
  if (!found) throw new Error('There are no settings.');
  return found;
};
const save = async (browser: Shopper, fields: Record<string, string>, base?: string) =>
  browser.call('POST', saveUnpaidOrders.path, {
    onlineMinutes: '60',
    offlineDays: '3',
    mostPerHour: '10',
    base: base ?? ruleName(await settings()),
    ...fields,
  });

test('orders that reserve items are listed separately, and released by accounts with the role; others do not see the form', async () => {
  const [ola, looker] = [await browserOf('ola'), await browserOf('looker')];
  const [first, second, paid] = [await order(), await order(), await order()];
  await change(orders, paid.id, { change: { kind: 'paid' } });
  const list = (await ola.get(HELD)).body;
  for (const { number } of [first, second]) expect(list).toContain(`name="order.${number}"`);
  expect([list.includes(`name="order.${paid.number}"`), list.includes('Reserves its items until')]).toEqual([
    false,
    true,
  ]);
  expect((await looker.get(HELD)).body).not.toContain('value="release"');
  const chosen = release({ [`order.${first.number}`]: 'on' });
  expect((await looker.call('POST', changeOrders.path, chosen)).statusCode).toBe(403);
  const confirmation = await post(ola, changeOrders.path, chosen);
  expect([confirmation.statusCode, (await first.progress()).status]).toEqual([422, 'open']);
  expect(confirmation.body).toContain('Release this order? It is cancelled, its items are for sale again');
  expect(confirmation.body).toMatch(new RegExp(`type="hidden"[^>]*name="order.${first.number}"`));
  const done = await post(ola, changeOrders.path, {
    ...chosen,
    [`order.${paid.number}`]: 'on',
    confirmed: 'yes',
  });
  expect([done.statusCode, done.headers.location]).toEqual([
    303,
    `/config/orders?state=held&done=release&count=1&refused=${paid.number}.paid`,
  ]);
  const page = (await ola.get(String(done.headers.location))).body.replaceAll('<!-- -->', '');
  expect(page).toContain('1 order was released. Its items are for sale again.');
  expect(page).toContain(`>Order ${paid.number}</a>: This order is already paid.`);
  expect([
    (await first.progress()).isReleased,
    (await second.progress()).status,
    (await paid.progress()).status,
  ]).toEqual([true, 'open', 'open']);
  const others = release({ [`order.${second.number}`]: 'on', 'order.999999': 'on', 'order.x': 'on' });
  const { location } = (await ola.call('POST', changeOrders.path, others)).json();
  expect([location, await second.kinds()]).toEqual([
    '/config/orders?done=release&count=1&refused=999999.gone',
    ['placed', 'cancelled'],
  ]);
});

test('choosing nothing is reported; a later payment of a released order can be recorded on its page', async () => {
  const ola = await browserOf('ola');
  const late = await order();
  expect((await post(ola, changeOrders.path, release({}))).body).toContain('Select the orders first.');
  await ola.call('POST', changeOrders.path, release({ [`order.${late.number}`]: 'on' }));
  const page = (await ola.get(`/config/orders/${late.number}`)).body;
  for (const text of [
    'Cancelled, because it was not paid in time.',
    'If the payment has arrived after all, record it here.',
    'Emails to the buyer',
    'was cancelled because it was not paid',
  ])
    expect([text, page.includes(text)]).toEqual([text, true]);
});

test('settings are saved for the next order with their author, and refused if they changed meanwhile', async () => {
  const [ola, jan, looker] = [await browserOf('ola'), await browserOf('jan'), await browserOf('looker')];
  const before = ruleName(await settings());
  expect((await save(ola, { offlineDays: '14' })).statusCode).toBe(200);
  expect(await settings()).toEqual({ onlineMinutes: 60, offlineDays: 14, mostPerHour: 10 });
  const { held_until: until, placed_at: at } = await orders.store.db
    .selectFrom('order_hold')
    .select(['held_until', 'placed_at'])
    .where('order_id', '=', (await order()).id)
    .executeTakeFirstOrThrow();
  expect(((until?.getTime() ?? 0) - at.getTime()) / 86_400_000).toBeCloseTo(14, 3);
  const refused = await save(jan, { offlineDays: '5' }, before);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'admin/price-rule-conflict']);
  expect(await settings()).toMatchObject({ offlineDays: 14 });
  const page = (await jan.get(ADMIN_PATH.orders)).body.replaceAll('<!-- -->', '');
  expect(page).toMatch(/14 days when it is paid by invoice[^]*Last saved by /);
  const wrong: Record<string, string>[] = [
    { onlineMinutes: '9' },
    { offlineDays: '366' },
    { mostPerHour: '0' },
    { mostPerHour: '' },
    { offlineDays: '1.5' },
  ];
  for (const fields of wrong) expect([fields, (await save(ola, fields)).statusCode]).toEqual([fields, 400]);
  expect((await save(looker, {})).statusCode).toBe(403);
});
