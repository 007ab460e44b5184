import { randomUUID } from 'node:crypto';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { actionPath, prepareManagedOrders, type ActionName } from './managed-orders.fixture';

const managed = prepareManagedOrders();
const { browserOf, order } = managed;

test.each([
  [
    'note',
    'note',
    { note: 'Call first.\nThen <b>send</b>.' },
    ['>Call first.\nThen &lt;b&gt;send&lt;/b&gt;.</textarea>'],
  ],
  ['refund', 'refund', { amount: '9.90', reason: 'A chip' }, ['value="9.90"', 'value="A chip"']],
  ['fulfilment', 'fulfil', { carrier: 'Post', trackingNumber: 'X 1' }, ['value="Post"', 'value="X 1"']],
  ['cancellation', 'cancel', { restock: 'yes' }, ['name="restock"', 'value="yes"']],
] as const satisfies readonly (readonly [ActionName, string, object, readonly string[]])[])(
  'a %s sent after signing out keeps its values but nothing of the order; after signing in it comes back for its crumb, and counts then',
  async (name, act, fields, kept) => {
    const one = await (name === 'refund' ? managed.paidOrder() : order());
    const { order: page } = adminPages({ siteId: managed.orders.store.seeded.id, locale: 'en' });
    const sent = { page: `/config/orders/${one.number}`, block: onlyBlockOf(page), act, ...fields };
    const seen = await one.seen();
    const before = await one.kinds();
    const form = { ...sent, seen, key: randomUUID() };
    const { statusCode, body } = await managed.orders.store.shopper().post(actionPath(one.number, name), form);
    expect(statusCode).toBe(401);
    for (const text of [...kept, `name="seen" value="${seen}"`, `name="act" value="${act}"`, 'href="/config/sign-in'])
      expect([text, body.includes(text)]).toEqual([text, true]);
    expect(body).not.toContain('Stoneware mug');
    expect(await one.kinds()).toEqual(before);
    const ola = await browserOf('ola');
    // A sign-in renews the crumb.
    const late = await ola.post(actionPath(one.number, name), { ...form, crumb: 'A'.repeat(22) });
    expect([late.statusCode, late.body.includes('Please send it again.')]).toEqual([422, true]);
    for (const text of kept) expect([text, late.body.includes(text)]).toEqual([text, true]);
    expect(await one.kinds()).toEqual(before);
    const crumb = / name="crumb" value="([\w-]{44})"/.exec(late.body)?.[1];
    const again = await ola.post(actionPath(one.number, name), { ...form, crumb, confirmed: 'yes' });
    expect([again.statusCode, (await one.kinds()).length]).toEqual([303, before.length + 1]);
  },
);

test('a visitor who opens the page has to sign in', async () => {
  const { number } = await order();
  const { statusCode, headers } = await managed.orders.store.shopper().get(`/config/orders/${number}`);
  expect([statusCode, headers.location]).toEqual([303, expect.stringContaining('/config/sign-in?return=')]);
});
