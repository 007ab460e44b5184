import type { Orders } from '../checkout/orders.fixture';

/** Enables all payment methods, and sets this part of the site. */
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
