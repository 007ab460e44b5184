import { PRODUCT_CALLS, type ProductReply } from 'shared-types/commerce/product';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { MIA, prepareMembers } from '../../site/member-session/members.fixture';

const members = prepareMembers();
const MUG = '/shop/p/mug';
const urlOf = (path: string) => `${PRODUCT_CALLS.getProduct.path}?${new URLSearchParams({ path })}`;

test('returns what a product’s page offers, without the long text, and is not cached', async () => {
  const reply = await members.open.visitor().get(urlOf(MUG));
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  const { product, shopPath } = reply.json<ProductReply>();
  expect([product.slug, shopPath]).toEqual(['mug', '/shop']);
  expect(product.structuredContent.variants.length).toBeGreaterThan(0);
  expect(product).not.toHaveProperty('descriptionHtml');
});

test.each([
  ['/shop/p/nothing', 404],
  ['/shop', 404],
  ['/', 404],
  ['/nowhere/mug', 404],
  ['shop/p/mug', 400],
  [`/${'x'.repeat(2000)}`, 400],
])('%s is no product’s address', async (path, status) => {
  const reply = await members.open.visitor().get(urlOf(path));
  expect(reply.statusCode).toBe(status);
  expect(reply.body).not.toContain('structuredContent');
});

test('a call without an address is refused', async () => {
  expect((await members.open.visitor().get(PRODUCT_CALLS.getProduct.path)).statusCode).toBe(400);
});

test('a visitor who may not open the product’s page learns nothing of the product', async () => {
  // Documents cannot lock product pages, but the page's lock would apply.
  const { db, load, sites } = members.open;
  const siteId = await load(exampleDocument());
  const lock = JSON.stringify({ by: 'members' });
  await db.updateTable('page').set({ lock }).where('path', '=', '/shop/p/{slug}').execute();
  sites.invalidate(siteId);
  const locked = await members.open.visitor().get(urlOf(MUG));
  expect([locked.statusCode, locked.body.includes('structuredContent')]).toEqual([404, false]);
  expect((await (await members.signedIn(MIA)).get(urlOf(MUG))).statusCode).toBe(200);
});
