import { randomUUID } from 'node:crypto';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_CALLS } from 'shared-types/admin/store/orders';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { change, emailsIn } from '../../commerce/order/changes.fixture';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { prepareManagedOrders, type ManagedOrder } from '../order/managed-orders.fixture';

const { orders, browserOf, order, paidOrder, act } = prepareManagedOrders();
const { changeOrders, chooseOrdersFile } = ORDERS_CALLS;

const boxes = async (chosen: readonly ManagedOrder[]) =>
  Object.fromEntries(await Promise.all(chosen.map(async (one) => [`order.${one.number}`, await one.seen()] as const)));
const fulfilling = async (chosen: readonly ManagedOrder[], key = randomUUID()) => ({
  act: 'fulfil',
  key,
  ...(await boxes(chosen)),
});
const post = (browser: Shopper, fields: Record<string, string>, path: string = changeOrders.path) => {
  const block = onlyBlockOf(adminPages({ siteId: orders.store.seeded.id, locale: 'en-GB' }).orders);
  return browser.post(path, { page: `${ADMIN_PATH.orders}?state=unfulfilled&sort=-total`, block, ...fields });
};
/** Subjects of the emails about fulfilment to the buyers of these orders. */
const emailsAbout = async (chosen: readonly ManagedOrder[]) => {
  const ids = orders.store.db
    .selectFrom('order_event')
    .select('id')
    .where('kind', '=', 'fulfilled')
    .where(
      'order_id',
      'in',
      chosen.map(({ id }) => id),
    );
  const about = (await ids.execute()).map(({ id }) => `order event ${id}`);
  return (await emailsIn(orders)).filter((email) => about.includes(email.about ?? '')).length;
};
const allKinds = (chosen: readonly ManagedOrder[]) => Promise.all(chosen.map((one) => one.kinds()));

spec(
  'ROLE-04',
  'an owner marks five orders as fulfilled in one act, after a question that counts the emails',
  async () => {
    const ola = await browserOf('ola');
    const five = [await paidOrder(), await order(), await paidOrder(), await paidOrder(), await order()];
    const fields = await fulfilling(five);
    const question = await post(ola, fields);
    expect([question.statusCode, question.body.includes('Mark these 5 orders as fulfilled? 5 emails go out')]).toEqual([
      422,
      true,
    ]);
    expect([await emailsAbout(five), (await five[0]!.progress()).status]).toEqual([0, 'open']);
    const done = await post(ola, { ...fields, confirmed: 'yes' });
    expect([done.statusCode, done.headers.location]).toEqual([
      303,
      '/config/orders?state=unfulfilled&sort=-total&done=fulfil&count=5',
    ]);
    expect((await ola.get(String(done.headers.location))).body).toContain('5 orders are marked as fulfilled.');
    for (const one of five) expect((await one.progress()).status).toBe('fulfilled');
    expect(await emailsAbout(five)).toBe(5);
    // Sent again under the same key, it is not done twice.
    const again = await post(ola, { ...fields, confirmed: 'yes' });
    expect(again.headers.location).toBe(done.headers.location);
    expect([await emailsAbout(five), (await five[0]!.kinds()).filter((kind) => kind === 'fulfilled')]).toEqual([
      5,
      ['fulfilled'],
    ]);
  },
);

test('an order for which it is not possible is named with the reason, and the others are done', async () => {
  const ola = await browserOf('ola');
  const [good, cancelled, done, failed, changed] = [
    await paidOrder(),
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  await change(orders, cancelled.id, { change: { kind: 'cancelled' } });
  await act(ola, done, 'fulfilment');
  await change(orders, failed.id, { change: { kind: 'declined' } });
  const fields = await fulfilling([good, cancelled, done, failed, changed]);
  await change(orders, changed.id, { change: { kind: 'paid' } });
  const question = await post(ola, { ...fields, 'order.999999': '1' });
  expect(question.body).toContain(
    'Mark this order as fulfilled? 1 email goes out to its buyer. 5 other selected orders stay as they are.',
  );
  const { headers } = await post(ola, { ...fields, 'order.999999': '1', confirmed: 'yes' });
  const page = (await ola.get(String(headers.location))).body.replaceAll('<!-- -->', '');
  for (const [number, reason] of [
    [cancelled.number, 'This order has been cancelled.'],
    [done.number, 'This order has already been fulfilled.'],
    [failed.number, 'The payment for this order failed.'],
    [changed.number, 'Someone else has changed this order meanwhile.'],
    [999_999, 'There is no such order.'],
  ])
    expect([number, page.includes(`>Order ${number}</a>: ${reason}`)]).toEqual([number, true]);
  expect((await good.progress()).status).toBe('fulfilled');
  expect((await changed.progress()).status).toBe('open');
});

test('if none can be fulfilled, nobody is asked, and all are named', async () => {
  const ola = await browserOf('ola');
  const one = await order();
  await act(ola, one, 'cancellation', {});
  const { statusCode, headers } = await post(ola, await fulfilling([one]));
  expect([statusCode, String(headers.location)]).toEqual([
    303,
    expect.stringContaining(`count=0&refused=${one.number}.cancelled`),
  ]);
});

test('two owners fulfil the same orders at once: each once, with one email', async () => {
  const [ola, jan] = [await browserOf('ola'), await browserOf('jan')];
  const five = [await order(), await order(), await order(), await order(), await order()];
  const replies = await Promise.all(
    [ola, jan, ola].map(async (browser) => browser.call('POST', changeOrders.path, await fulfilling(five))),
  );
  const counts = replies.map((reply) => Number(/count=(\d)/.exec(reply.json<{ location: string }>().location)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
  for (const kinds of await allKinds(five)) expect(kinds).toEqual(['placed', 'fulfilled']);
  expect(await emailsAbout(five)).toBe(5);
});

spec(
  'ROLE-04',
  'accounts that may only see orders export the chosen ones, and cannot fulfil; others do neither',
  async () => {
    const [looker, editor] = [await browserOf('looker'), await browserOf('editor')];
    const [first, second] = [await order(), await order()];
    const fields = await fulfilling([first]);
    for (const browser of [looker, editor]) {
      const reply = await browser.call('POST', changeOrders.path, fields);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'site/not-allowed']);
    }
    expect((await first.progress()).status).toBe('open');
    expect((await editor.call('POST', chooseOrdersFile.path, fields)).statusCode).toBe(403);
    const { headers } = await post(looker, await boxes([second, first]), chooseOrdersFile.path);
    expect(headers.location).toBe(`/api/config/orders/file?orders=${first.number}%2C${second.number}`);
    const file = (await looker.get(String(headers.location))).body;
    expect(
      file
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => Number(line.split(',')[0])),
    ).toEqual([second.number, first.number]);
    expect((await post(looker, {}, chooseOrdersFile.path)).body).toContain('Select the orders first.');
  },
);
