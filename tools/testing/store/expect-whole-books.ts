import type { ServerProcess } from '../server-process';
import { priceOf } from './store-document';
import type { Purchase } from './stubborn-buyer';

interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly cart_id: string;
  readonly total_cents: string;
}
interface LineRow {
  readonly order_id: string;
  readonly sku: string;
  readonly variant_id: string;
  readonly quantity: number;
  readonly line_total_cents: string;
}

const FIRST_NUMBER = 1001;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Holds the database against what the buyers were told: each purchase that was confirmed is one whole order and no other
 * order stands, every total is the server's, numbers have no gap, each has its payment, its history and one letter, carts know their orders, and the stock is what is left.
 */
export async function expectWholeBooks(
  server: Pick<ServerProcess, 'ask'>,
  purchases: readonly Purchase[],
  stocks: readonly number[],
): Promise<void> {
  const orders = await server.ask<OrderRow>(
    'select id, number, cart_id, total_cents from customer_order order by number',
  );
  const lines = await server.ask<LineRow>(
    'select order_id, sku, variant_id, quantity, line_total_cents from order_line',
  );
  const confirmed = purchases.filter(({ orderId }) => orderId !== undefined);

  expect(orders.map(({ id }) => id).sort()).toEqual(confirmed.map(({ orderId }) => orderId).sort());
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => FIRST_NUMBER + index));
  for (const { orderId, wishes } of confirmed) {
    const own = lines.filter((line) => line.order_id === orderId);
    const pieces = new Map<string, number>();
    for (const { variantId, quantity } of wishes) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
    expect(new Map(own.map(({ variant_id, quantity }) => [variant_id, quantity]))).toEqual(pieces);
    const total = sum(own.map(({ sku, quantity }) => priceOf(Number(sku.slice(1))) * quantity));
    expect(Number(orders.find(({ id }) => id === orderId)?.total_cents)).toBe(total);
  }
  expect(lines).toHaveLength(
    sum(confirmed.map(({ wishes }) => new Set(wishes.map(({ variantId }) => variantId)).size)),
  );

  // Who ordered is told of it once, and the history begins once.
  const letters = await server.ask<{ about: string }>(
    "select about from mail_outbox where about like 'order placed %'",
  );
  expect(letters.map(({ about }) => about.replace('order placed ', '')).sort()).toEqual(
    orders.map(({ id }) => id).sort(),
  );
  for (const table of ["order_event where kind = 'placed'", 'order_payment']) {
    const rows = await server.ask<{ order_id: string }>(`select order_id from ${table}`);
    expect(rows.map((row) => row.order_id).sort()).toEqual(orders.map(({ id }) => id).sort());
  }

  const carts = await server.ask<{ id: string; order_id: string }>(
    'select id, order_id from cart where order_id is not null',
  );
  expect(new Map(carts.map((cart) => [cart.id, cart.order_id]))).toEqual(
    new Map(orders.map((order) => [order.cart_id, order.id])),
  );
  const sold = stocks.map((_, index) =>
    sum(lines.filter(({ sku }) => sku === `P${index}`).map((line) => line.quantity)),
  );
  const left = await server.ask<{ sku: string; qty_in_stock: number }>('select sku, qty_in_stock from variant');
  expect(Object.fromEntries(left.map(({ sku, qty_in_stock }) => [sku, qty_in_stock]))).toEqual(
    Object.fromEntries(stocks.map((stock, index) => [`P${index}`, stock - (sold[index] ?? 0)])),
  );
}
