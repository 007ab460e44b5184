import { randomUUID } from 'node:crypto';
import { VARIANTS_PER_PAGE } from 'shared-types/admin/store/product-editor';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { MOST_QUERY_KEYS } from 'shared-types/site/limits';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { ADA, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, reload, save, stored } = store;

const namesIn = (body: string) =>
  [...body.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name!);

/** The example with a product of maximum size. */
function longDocument(): SiteDocument {
  const { products, ...document } = exampleDocument();
  const [mug, ...others] = products;
  const options = Array.from({ length: PRODUCT_LIMIT.options }, (_, index) => `Option ${index + 1}`);
  const question = (index: number) =>
    ({ id: `q${index}`, type: 'text', title: `Question ${index}`, required: false }) as const;
  return {
    ...document,
    products: [
      {
        ...mug!,
        optionNames: options,
        form: {
          title: 'Questions',
          fields: Array.from({ length: PRODUCT_LIMIT.questions }, (_, index) => question(index)),
        },
        variants: Array.from({ length: PRODUCT_LIMIT.variants }, (_, index) => ({
          sku: `V-${index}`,
          priceCents: 1000 + index,
          qtyInStock: 1,
          unlimited: false,
          options: options.map((option) => `${option} of ${index}`),
        })),
      },
      ...others,
    ],
  };
}

/** Gives the site many uploaded pictures, and the product as many as allowed. */
async function withPictures(productId: string): Promise<void> {
  const { db } = store.open;
  const assets = db.selectFrom('asset').selectAll().where('site_id', '=', store.siteId);
  const mug = await assets.where('name', '=', 'mug').executeTakeFirstOrThrow();
  const rows = Array.from({ length: 2 * PRODUCT_LIMIT.pictures }, (_, index) => ({
    ...mug,
    id: randomUUID(),
    name: `picture-${index}`,
    source_hash: `hash-${index}`,
    edit: null,
  }));
  await db.insertInto('asset').values(rows).execute();
  const ids = rows.slice(0, PRODUCT_LIMIT.pictures).map(({ id }) => id);
  await db.updateTable('product').set({ picture_ids: ids }).where('id', '=', productId).execute();
}

test('the form of the longest product has fewer fields than the maximum, and is complete', async () => {
  await reload(longDocument());
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await withPictures(id);
  const { body, statusCode } = await ada.get(`/config/products/${id}?variants=3&pictures=2`);
  const names = namesIn(body.slice(body.indexOf('admin-product-editor')));
  expect(statusCode).toBe(200);
  expect(names.length).toBeGreaterThan(600);
  expect(names.length).toBeLessThan(MOST_QUERY_KEYS);
  const { variants } = (await stored(id)).state;
  expect(names.filter((name) => /^v\.(?!n).*\.price$/.test(name))).toEqual(
    variants.slice(2 * VARIANTS_PER_PAGE, 3 * VARIANTS_PER_PAGE).map((variant) => `v.${variant.id}.price`),
  );
});

test('variants on other pages of the form stay as they are, and one may move to such a page', async () => {
  await reload(longDocument());
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const { variants } = (await stored(id)).state;
  const shown = new Set(variants.slice(VARIANTS_PER_PAGE, 2 * VARIANTS_PER_PAGE).map((variant) => variant.id));
  const moved = variants[25]!;
  const all = await filled(id, { [`v.${moved.id}.place`]: '1', [`v.${moved.id}.price`]: '99' });
  const page = Object.fromEntries(
    Object.entries(all).filter(([name]) => !name.startsWith('v.') || shown.has(name.split('.')[1] ?? '')),
  );
  expect((await save(ada, page)).statusCode).toBe(200);
  const others = variants.filter((variant) => variant.id !== moved.id);
  expect((await stored(id)).state.variants).toEqual([{ ...moved, priceCents: 9900, salePriceCents: 9900 }, ...others]);
});
