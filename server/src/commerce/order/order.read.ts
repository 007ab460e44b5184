import type { Selectable } from 'kysely';
import type { Address } from 'shared-types/commerce/checkout';
import type { Order } from 'shared-types/commerce/order';
import type { Picture } from 'shared-types/host/image';
import type { Database } from '../../schema/database';
import type { OrderLineTable, OrderTable } from '../../schema/commerce.tables';
import type { Read } from '../../site/page/read';
import { tokenHash } from '../../http/token-hash';

/** The order whose secret stands in the page's address. */
export const orderRead = {
  name: 'commerce/order/order',
  scope: 'visitor',
  read: async ({ services: { db }, site, page: { params } }) => {
    const row = params.token === undefined ? undefined : await orderByToken(db, site.id, params.token);
    return row ? { order: orderOf(row, await linesOf(db, row.id)) } : null;
  },
} satisfies Read<'commerce/order/order'>;

function orderByToken(db: Database, siteId: string, token: string): Promise<Selectable<OrderTable> | undefined> {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
}

function linesOf(db: Database, orderId: string): Promise<Selectable<OrderLineTable>[]> {
  return db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

function orderOf(row: Selectable<OrderTable>, lines: readonly Selectable<OrderLineTable>[]): Order {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at.getTime(),
    email: row.email,
    // Written by the checkout, which has checked it.
    address: row.address as Address | null,
    lines: lines.map(lineOf),
    shippingName: row.shipping_name,
    subtotalCents: row.subtotal_cents,
    shippingCostCents: row.shipping_cents,
    taxCents: row.tax_cents,
    discountCents: row.discount_cents,
    grandTotalCents: row.total_cents,
    discounts: row.discounts,
    taxes: row.taxes,
    isTaxIncluded: row.tax_included,
    currency: row.currency,
    paymentInstructions: row.payment_instructions,
  };
}

function lineOf(row: Selectable<OrderLineTable>): Order['lines'][number] {
  const picture = row.picture as Picture | null;
  return {
    id: row.id,
    title: row.title,
    ...(picture ? { picture } : {}),
    optionValues: row.option_values,
    ...(row.answers ? { answers: row.answers } : {}),
    sku: row.sku,
    quantity: row.quantity,
    unitPriceCents: row.unit_price_cents,
    lineTotalCents: row.line_total_cents,
  };
}
