import type { Orders } from '../checkout/orders.fixture';

/** Lets the store's site take all there is, and be as if this were said of it. */
export async function setPayments(orders: Orders, website: object | undefined, status = 'none'): Promise<void> {
  const { db, seeded } = orders.store;
  const row = await db.selectFrom('site').select('profile').where('id', '=', seeded.id).executeTakeFirstOrThrow();
  const paymentMethods = [
    { id: 'offline', instructions: '' },
    { id: 'test', instructions: 'No money moves.' },
  ];
  const profile = { ...(row.profile as object), paymentMethods, website };
  await db
    .updateTable('site')
    .set({ profile: JSON.stringify(profile), status: status as 'none' })
    .where('id', '=', seeded.id)
    .execute();
  orders.store.forget();
}
