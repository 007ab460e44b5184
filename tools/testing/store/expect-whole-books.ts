import type { ServerProcess } from '../server/server-process';
import { brokenBooksQuery } from './broken-books';
import { priceOf, savedCents } from './store-document';
import type { Purchase } from './stubborn-buyer';

type Books = Pick<ServerProcess, 'query'>;

interface OrderRow {
  readonly id: string;
  readonly total_cents: string;
}
interface LineRow {
  readonly order_id: string;
  readonly sku: string;
  readonly variant_id: string;
  readonly quantity: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isPlaced = (purchase: Purchase): purchase is Purchase & { readonly orderId: string } =>
  purchase.orderId !== undefined;

/** Checks the tables' invariants during purchases, and that every confirmed order still exists. */
export async function expectWholeTables(
  books: Books,
  confirmed: readonly Purchase[],
  stocks: readonly number[],
): Promise<void> {
  const ids = confirmed.filter(isPlaced).map(({ orderId }) => `('${orderId}'::uuid)`);
  const values = ids.length === 0 ? 'select null::uuid where false' : `values ${ids.join(', ')}`;
  const lost = await books.query(`select id from (${values}) as confirmed (id)
    where id not in (select id from customer_order)`);
  expect({ lost, broken: await books.query(brokenBooksQuery(stocks)) }).toEqual({ lost: [], broken: [] });
}

/** Checks that the database contains exactly the confirmed orders, with these items and totals. */
export async function expectWholeBooks(
  books: Books,
  purchases: readonly Purchase[],
  stocks: readonly number[],
): Promise<void> {
  await expectWholeTables(books, purchases, stocks);
  const orders = await books.query<OrderRow>('select id, total_cents from customer_order');
  const lines = await books.query<LineRow>('select order_id, sku, variant_id, quantity from order_line');
  const confirmed = purchases.filter(isPlaced);

  expect(orders.map(({ id }) => id).sort()).toEqual(confirmed.map(({ orderId }) => orderId).sort());
  const totals = new Map(orders.map(({ id, total_cents }) => [id, Number(total_cents)]));
  for (const { orderId, inputs, agreedCents, coupon } of confirmed) {
    const own = lines.filter((line) => line.order_id === orderId);
    const pieces = own.map(({ variant_id, quantity }) => `${quantity} of ${variant_id}`);
    expect(pieces.sort()).toEqual(inputs.map(({ variantId, quantity }) => `${quantity} of ${variantId}`).sort());
    expect(totals.get(orderId)).toBe(agreedCents);
    // The coupon may be used up.
    const goodsCents = sum(own.map(({ sku, quantity }) => priceOf(Number(sku.slice(1))) * quantity));
    expect([goodsCents, goodsCents - savedCents(coupon, goodsCents)]).toContain(agreedCents);
  }
}
