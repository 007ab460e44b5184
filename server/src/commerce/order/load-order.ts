import type { Kysely, Selectable } from 'kysely';
import type { Address } from 'shared-types/commerce/checkout';
import type { Order, OrderKind, OrderProgress } from 'shared-types/commerce/orders/order';
import type { Picture } from 'shared-types/host/image';
import type { OrderLineTable } from '../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../platform/schema/tables';
import { timeText, type TimeStyle } from '../../platform/time-text';
import { subscriptionOf } from '../subscription/subscription.store';
import { addressLines } from './address-lines';
import type { OrderState } from './changed-order';

export interface LoadedOrder {
  readonly order: Order & { readonly kind: OrderKind; readonly progress: OrderProgress };
  readonly state: OrderState;
  readonly siteId: string;
  readonly phone: string;
  readonly note: string;
  /** Name of its payment provider. */
  readonly paymentMethod: string;
  /** Language of the order; empty for the site's main language. */
  readonly locale: string;
  /** Pieces taken from limited stock. */
  readonly countedPieces: number;
}

type Place = { readonly id: string } | { readonly number: number } | { readonly tokenHash: string };

/** An order in a language; undefined if it does not exist. */
export async function loadOrder(
  db: Kysely<Tables>,
  { siteId, ...style }: TimeStyle & { readonly siteId: string },
  place: Place,
): Promise<LoadedOrder | undefined> {
  const row = await orderRow(db, siteId, place);
  if (!row) return undefined;
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const loaded = loadedOrder(row, lines, style);
  if (row.kind !== 'subscription') return loaded;
  const subscription = await subscriptionOf(db, { orderId: row.id, locale: style.locale });
  return { ...loaded, order: { ...loaded.order, subscription } };
}

function orderRow(db: Kysely<Tables>, siteId: string, place: Place) {
  const query = db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_payment.order_id', 'customer_order.id')
    .leftJoin('order_hold', 'order_hold.order_id', 'customer_order.id')
    .selectAll('customer_order')
    .select(['method', 'state', 'paid_cents', 'refunded_cents', 'held_until', 'released_at'])
    .where('customer_order.site_id', '=', siteId);
  if ('id' in place) return query.where('id', '=', place.id).executeTakeFirst();
  if ('number' in place) return query.where('number', '=', place.number).executeTakeFirst();
  const links = db.selectFrom('order_link').select('order_id').where('token_hash', '=', place.tokenHash);
  return query
    .where(({ or, eb }) => or([eb('customer_order.token_hash', '=', place.tokenHash), eb('id', 'in', links)]))
    .executeTakeFirst();
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof orderRow>>>;

function loadedOrder(row: OrderRow, lines: readonly Selectable<OrderLineTable>[], style: TimeStyle): LoadedOrder {
  // The checkout has validated it.
  const address = row.address as Address | null;
  const order = {
    id: row.id,
    number: row.number,
    kind: row.kind,
    placedAt: row.placed_at.getTime(),
    email: row.email,
    address,
    addressLines: address ? addressLines(address, style.locale) : [],
    lines: lines.map(lineOf),
    shippingName: row.shipping_name,
    subtotalCents: row.subtotal_cents,
    shippingCostCents: row.shipping_cents,
    taxCents: row.tax_cents,
    discountCents: row.discount_cents,
    grandTotalCents: row.total_cents,
    giftCardCents: row.gift_card_cents,
    discounts: row.discounts,
    taxes: row.taxes,
    isTaxIncluded: row.tax_included,
    currency: row.currency,
    paymentInstructions: row.payment_instructions,
    progress: progressOf(row, style),
  };
  return {
    order,
    state: stateOf(row),
    siteId: row.site_id,
    phone: row.phone,
    note: row.note,
    paymentMethod: row.method,
    locale: row.locale,
    countedPieces: lines.reduce((sum, line) => sum + (line.took_stock ? line.quantity : 0), 0),
  };
}

function stateOf(row: OrderRow): OrderState {
  return {
    kind: row.kind,
    status: row.status,
    payment: row.state,
    totalCents: row.total_cents - row.gift_card_cents,
    paidCents: row.paid_cents,
    refundedCents: row.refunded_cents,
    ...(row.released_at ? { isReleased: true } : {}),
  };
}

function progressOf(row: OrderRow, style: TimeStyle): OrderProgress {
  return {
    status: row.status,
    payment: row.state,
    paidCents: row.paid_cents,
    refundedCents: row.refunded_cents,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    ...(row.held_until && !row.released_at ? { heldUntilText: timeText(row.held_until, style) } : {}),
    ...(row.released_at ? { isReleased: true } : {}),
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
