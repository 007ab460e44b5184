import type { DocumentCoupon } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { examplePictures } from '../../../../tools/testing/site/example-pictures';
import { prepareOwnedCoupons } from '../../config/coupon-editor/coupons.fixture';
import { ADA } from '../../config/product-editor/products.fixture';
import { importSite } from './import-site';

const prices = prepareOwnedCoupons();
const { add, filled, reload, remove, save, store } = prices;

const ten: DocumentCoupon = { code: 'Ten', kind: 'percent', rateBasisPoints: 1000 };
const five: DocumentCoupon = { code: 'FIVE', kind: 'fixed', amountCents: 500 };
const coupons = () =>
  store.open.db
    .selectFrom('coupon')
    .select(['code', 'rate_basis_points', 'removed_at'])
    .where('removed_at', 'is', null)
    .orderBy('code_key')
    .execute();
const codes = async () => (await coupons()).map(({ code }) => code);
const idOf = async (code: string) =>
  (await store.open.db.selectFrom('coupon').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

/** Imports as another process would, and gives what it says. */
async function keptBy(list: readonly DocumentCoupon[]) {
  const { db, objects } = store.open;
  await db.updateTable('site').set({ document_hash: '' }).execute();
  const files = await examplePictures();
  const read = async (file: string) => files[file] ?? Buffer.alloc(0);
  return importSite({ db, objects, document: { ...exampleDocument(), coupons: list }, pictures: { read } });
}

test('a coupon that was saved or removed here is no document’s any more; all others are, as before', async () => {
  const ada = await store.as(ADA);
  await reload({ coupons: [ten, five] });
  await save(ada, await filled(await idOf('Ten'), { rate: '25' }));
  await remove(ada, await filled(await idOf('FIVE')));
  await add(ada, { code: 'MINE' });
  await reload({ coupons: [{ ...ten, rateBasisPoints: 3000 }, five, { ...five, code: 'NEW' }] });
  expect(await coupons()).toMatchObject([{ code: 'MINE' }, { code: 'NEW' }, { code: 'Ten', rate_basis_points: 2500 }]);
  await reload({ coupons: [] });
  expect(await codes()).toEqual(['MINE', 'Ten']);
});

test('it is known by the code that its document has for it, and by the one its owner has given', async () => {
  const ada = await store.as(ADA);
  await reload({ coupons: [ten] });
  await save(ada, await filled(await idOf('Ten'), { code: 'TWELVE' }));
  await add(ada, { code: 'MINE', rate: '30' });
  await reload({ coupons: [ten, { ...ten, code: 'mine' }] });
  expect(await coupons()).toMatchObject([{ code: 'MINE', rate_basis_points: 3000 }, { code: 'TWELVE' }]);
});

test('the import says which coupons it has left as they were', async () => {
  const ada = await store.as(ADA);
  await reload({ coupons: [ten, five] });
  await save(ada, await filled(await idOf('Ten'), { rate: '25' }));
  expect(await keptBy([ten, five])).toMatchObject({
    ok: true,
    kept: ['The coupon Ten was saved or removed in the configuration area, and stays as it is there.'],
  });
  expect(await keptBy([five])).not.toHaveProperty('kept');
});
