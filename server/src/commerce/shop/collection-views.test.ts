import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { dataIn } from '../../site/page/template/page-context.fixture';

const TEXT = 'A mug.';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

/** The main part of the shop page; the head may quote a product. */
async function shopIn(settings: object): Promise<string> {
  await open.load(patched({ 'pages.1.blocks.0.settings': settings }));
  const { body } = await open.visitor().get('/shop');
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}

spec('ENUM-20', 'a collection is shown as a list or a grid, and each of its items as a product', async () => {
  const list = await shopIn({ view: 'list' });
  expect([list.includes(TEXT), list.match(/<li class="commerce-product-card"/g)?.length]).toEqual([true, 2]);
  // The guide has no description.
  expect(list).not.toMatch(/<p[^>]*><\/p>/);
  const grid = await shopIn({});
  expect([grid.includes(TEXT), grid.match(/<li class="commerce-product-card"/g)?.length]).toEqual([false, 2]);
  const product = await open.visitor().get('/shop/p/mug');
  const { context } = dataIn(product.body);
  expect([context.pageType, context.item?.recordType]).toEqual([PAGE_TYPE.contentItem, 4]);
  expect(product.body).toContain('data-add-to-cart');
});

spec(
  ['ENUM-22', 'ENUM-23'],
  'an item of a shop says that it is one, and a page that is no item says nothing',
  async () => {
    const recordTypeAt = async (path: string) => dataIn((await open.visitor().get(path)).body).context.item?.recordType;
    expect([await recordTypeAt('/shop/p/mug'), await recordTypeAt('/shop')]).toEqual([4, undefined]);
  },
);
