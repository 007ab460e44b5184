import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { exampleDocument, exampleId } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';

const checkout = {
  path: '/checkout',
  pageType: PAGE_TYPE.checkout,
  title: 'Checkout',
  description: '',
  body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [exampleId(77)] }] }] } },
  blocks: [{ id: exampleId(77), type: BLOCK_TYPE.checkout, settings: {} }],
};

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

/** The text about payment in parts on the checkout page of such a site. */
async function copyFor(installments: unknown): Promise<string | undefined> {
  await open.load(patched({ 'pages.3': checkout, 'paymentMethods.0.installments': installments }, exampleDocument()));
  const visitor = open.visitor();
  const guide = await open.db.selectFrom('variant').select('id').where('sku', '=', 'GUIDE').executeTakeFirstOrThrow();
  await visitor.call('POST', '/api/commerce/cart/lines', { variantId: guide.id, quantity: 1 });
  const { body } = await visitor.get('/checkout');
  return /Pay in[^<]*/.exec(body)?.[0];
}

spec(['CKOUT-07', 'CKOUT-08'], 'an imported installment offer appears in the checkout with its amounts', async () => {
  expect(await copyFor({})).toBe('Pay in 4 instalments for orders from €50.00 to €2,000.00.');
  expect(await copyFor({ count: 3, minimumCents: 10_000, maximumCents: 10_000 })).toBe(
    'Pay in 3 instalments for orders from €100.00 to €100.00.',
  );
  expect(await copyFor(undefined)).toBeUndefined();
});
