import { CART_CALLS, type CartReply } from 'shared-types/commerce/cart';
import type { FormReply } from 'shared-types/failure';
import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../../tools/testing/site/open-example';
import { spec } from '../../../../../tools/testing/spec';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

spec(
  'IND-03',
  'a script that requests a page gets its state events with their texts, which nobody caches',
  async () => {
    const visitor = open.visitor();
    const { id } = await open.db
      .selectFrom('variant')
      .select('id')
      .where('unlimited', '=', true)
      .executeTakeFirstOrThrow();
    const added = await visitor.call('POST', CART_CALLS.addLine.path, { variantId: id, quantity: 2 });
    const { states } = added.json<FormReply>();
    for (const path of ['/', '/shop']) {
      const reply = await visitor.call('GET', path);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(reply.json<FormReply>()).toEqual({ states });
    }
    expect(states).toMatchObject({ 'commerce/cart': { items: 2, texts: { quantityText: '2' } } });
  },
);

spec('SRV-01', 'a browser that goes to the page gets the page', async () => {
  const reply = await open.visitor().get('/');
  expect([reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    'text/html; charset=utf-8',
    'private, no-cache',
  ]);
});

spec('IND-03', 'texts are made again if the state event differs, or its site formats amounts differently', async () => {
  const visitor = open.visitor();
  const ofCart = async () => (await visitor.call('GET', '/')).json<CartReply>().states['commerce/cart'].texts;
  const { id } = await open.db
    .selectFrom('variant')
    .select('id')
    .where('unlimited', '=', true)
    .executeTakeFirstOrThrow();
  const published = [];
  for (const quantity of [1, 2]) {
    await visitor.call('POST', CART_CALLS.addLine.path, { variantId: id, quantity });
    published.push(await ofCart());
  }
  expect(published.map((texts) => texts?.spokenLabel)).toEqual(['One item in cart', '3 items in cart']);
  const { site, ...others } = exampleDocument();
  await open.load({ ...others, site: { ...site, currency: 'USD' } });
  const [euros, dollars] = [published[1], await ofCart()].map((texts) => texts?.subtotalText);
  expect([euros?.slice(0, 1), dollars?.slice(0, 1)]).toEqual(['€', '$']);
  expect(dollars?.slice(1)).toBe(euros?.slice(1));
});
