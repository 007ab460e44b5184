import { CART_CALLS } from 'shared-types/commerce/cart';
import type { FormReply } from 'shared-types/failure';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

spec('IND-03', 'a script that asks for a page gets its facts with their words, and nobody keeps them', async () => {
  const visitor = open.visitor();
  const { id } = await open.db
    .selectFrom('variant')
    .select('id')
    .where('unlimited', '=', true)
    .executeTakeFirstOrThrow();
  const added = await visitor.call('POST', CART_CALLS.addLine.path, { variantId: id, quantity: 2 });
  const { facts } = added.json<FormReply>();
  for (const path of ['/', '/shop']) {
    const reply = await visitor.call('GET', path);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.json<FormReply>()).toEqual({ facts });
  }
  expect(facts).toMatchObject({ 'commerce/cart': { items: 2, texts: { quantityText: '2' } } });
});

spec('SRV-01', 'a browser that goes to the page gets the page', async () => {
  const reply = await open.visitor().get('/');
  expect([reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    'text/html; charset=utf-8',
    'private, no-cache',
  ]);
});
