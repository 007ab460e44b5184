import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { ADA, CLERK, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, idOf, stored } = store;
const { path } = PRODUCT_EDITOR_CALLS.duplicateProduct;

test('a copy is a draft with a title, URL and SKUs of its own, and is made once however often its form is sent', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const before = await stored(id);
  const first = await ada.call('POST', path, { id, fresh: 'form-1' });
  const { location } = first.json<{ location: string }>();
  expect(first.statusCode).toBe(200);
  expect((await ada.call('POST', path, { id, fresh: 'form-1' })).json<{ location: string }>().location).toBe(location);
  const { state } = await stored(await idOf('mug-copy'));
  expect(location).toContain(await idOf('mug-copy'));
  const own = new Set(before.state.variants.flatMap((variant) => [variant.id, variant.sku]));
  expect(state.variants.filter((variant) => own.has(variant.id) || own.has(variant.sku))).toEqual([]);
  const plain = (variants: typeof state.variants) => variants.map(({ id: _, sku: __, ...others }) => others);
  expect({ ...state, variants: plain(state.variants) }).toEqual({
    ...before.state,
    title: `Copy of ${before.state.title}`,
    slug: 'mug-copy',
    workflowStatus: 4,
    variants: plain(before.state.variants),
  });
  expect(await stored(id)).toEqual(before);
  await ada.call('POST', path, { id, fresh: 'form-2' });
  expect(await idOf('mug-copy-2')).toBeDefined();
  expect((await store.page('/shop/p/mug-copy')).statusCode).toBe(404);
});

test('a copy that was removed is not made again by its form; other accounts make none', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await ada.call('POST', path, { id, fresh: 'form-1' });
  await store.remove(ada, await idOf('mug-copy'));
  expect((await ada.call('POST', path, { id, fresh: 'form-1' })).statusCode).toBe(404);
  expect((await (await as(CLERK)).call('POST', path, { id, fresh: 'form-2' })).statusCode).toBe(403);
});
