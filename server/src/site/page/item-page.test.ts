import type { ProductTypeNumber, WorkflowStatusNumber } from 'shared-types/commerce/product';
import { CART_CALLS, type CartReply } from 'shared-types/commerce/cart';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const guide = exampleDocument().products[1];

interface Offer {
  readonly productType?: ProductTypeNumber;
  readonly workflowStatus?: WorkflowStatusNumber;
  /** False for sold out. */
  readonly unlimited?: boolean;
}

/** A site that sells these; each is named by its place from 1. */
async function sell(offers: readonly Offer[]): Promise<void> {
  const products = offers.map(({ unlimited = true, ...offer }, index) => ({
    ...guide,
    ...offer,
    slug: `number-${index + 1}`,
    variants: [{ ...guide?.variants[0], sku: `SKU-${index + 1}`, unlimited }],
  }));
  await open.load(patched({ products }));
}

const page = (number: number) => open.visitor().get(`/shop/p/number-${number}`);

async function cartWith(number: number): Promise<CartReply['cart']> {
  const { id } = await open.db
    .selectFrom('variant')
    .select('id')
    .where('sku', '=', `SKU-${number}`)
    .executeTakeFirstOrThrow();
  const reply = await open.visitor().call('POST', CART_CALLS.addLine.path, { variantId: id, quantity: 1 });
  return reply.json<CartReply>().cart;
}

const TYPES: readonly ProductTypeNumber[] = [1, 2, 3, 4, 5];
/** Not sold through carts. */
const GIFT_CARD = 4;

spec('ENUM-03', 'physical goods and services can sell out, and no other type', async () => {
  await sell(TYPES.map((productType) => ({ productType, unlimited: false })));
  // A gift card has a checkout of its own.
  const offered = await Promise.all(
    TYPES.map(async (type) => /data-add-to-cart|data-gift-card/.exec((await page(type)).body)?.[0]),
  );
  expect(offered).toEqual([undefined, 'data-add-to-cart', undefined, 'data-gift-card', 'data-add-to-cart']);
});

spec('ENUM-03', 'only physical goods are shipped, and only digital products are digital', async () => {
  await sell(TYPES.map((productType) => ({ productType })));
  const carts = await Promise.all(TYPES.filter((type) => type !== GIFT_CARD).map(cartWith));
  expect(carts.map(({ requiresShipping }) => requiresShipping)).toEqual([true, false, false, false]);
  expect(carts.map(({ hasDigital }) => hasDigital)).toEqual([false, true, false, false]);
});

spec('ENUM-04', 'only an item with the number of the published status is shown', async () => {
  const statuses: readonly WorkflowStatusNumber[] = [1, 2, 3, 4, 5, 6];
  await sell(statuses.map((workflowStatus) => ({ workflowStatus })));
  const answers = await Promise.all(statuses.map(async (status) => (await page(status)).statusCode));
  expect(answers).toEqual([200, 404, 404, 404, 404, 404]);
  const shop = (await open.visitor().get('/shop')).body;
  expect(statuses.filter((status) => shop.includes(`/shop/p/number-${status}"`))).toEqual([1]);
});
