import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { CartEntry } from 'shared-types/commerce/cart';
import type { OrderKind } from 'shared-types/commerce/orders/order';
import type { Tables } from '../../../platform/schema/tables';
import type { Site } from '../../../site/directory/site';
import type { OrderDraft } from './draft-order';
import type { PlaceOrder } from '../place-order.schema';

const FIRST_NUMBER = 1001;

/** Columns of an ordered line. */
export interface OrderedLine extends Pick<
  CartEntry,
  | 'title'
  | 'sku'
  | 'optionValues'
  | 'picture'
  | 'answers'
  | 'quantity'
  | 'available'
  | 'unitPriceCents'
  | 'lineTotalCents'
> {
  /** Null for lines that are not goods. */
  readonly variantId: string | null;
}

export interface NewOrder {
  readonly site: Pick<Site, 'id' | 'currency' | 'locale'>;
  readonly kind: OrderKind;
  /** Null for orders without a cart. */
  readonly cartId: string | null;
  /** sha256 of the token in the order's URL. */
  readonly tokenHash: string;
  readonly input: Pick<PlaceOrder, 'key' | 'email' | 'phone' | 'note'>;
  /** Part of the total that a gift card pays; 0 by default. */
  readonly giftCardCents?: number;
  /** Now by default. */
  readonly placedAt?: Date;
  readonly draft: Omit<OrderDraft, 'ok' | 'used' | 'lines'> & { readonly lines: readonly OrderedLine[] };
}

/** Stores an order and a copy of its lines, so that later changes of products do not affect it. Returns its id. */
export async function insertOrder(trx: Transaction<Tables>, order: NewOrder): Promise<string> {
  const id = randomUUID();
  const { site, input, draft, giftCardCents = 0, placedAt } = order;
  const { prices, payment } = draft;
  await trx
    .insertInto('customer_order')
    .values({
      id,
      site_id: site.id,
      number: await nextNumber(trx, site.id),
      token_hash: order.tokenHash,
      key: input.key,
      kind: order.kind,
      cart_id: order.cartId,
      email: input.email,
      phone: input.phone,
      note: input.note,
      address: JSON.stringify(draft.address),
      shipping_name: draft.shippingName,
      payment_method: payment.id,
      payment_instructions: payment.instructions,
      subtotal_cents: prices.subtotalCents,
      shipping_cents: prices.shippingCostCents,
      tax_cents: prices.taxCents,
      discount_cents: prices.discountCents,
      total_cents: prices.grandTotalCents,
      gift_card_cents: giftCardCents,
      discounts: JSON.stringify(prices.discounts),
      taxes: JSON.stringify(prices.taxes.map(({ name, rate, amountCents }) => ({ name, rate, amountCents }))),
      tax_included: prices.isTaxIncluded,
      currency: site.currency,
      locale: site.locale,
      ...(placedAt && { placed_at: placedAt }),
    })
    .execute();
  await insertPayment(trx, {
    orderId: id,
    siteId: site.id,
    method: payment.id,
    cents: prices.grandTotalCents - giftCardCents,
  });
  await insertLines(trx, { orderId: id, siteId: site.id, lines: draft.lines });
  return id;
}

/** The payment of an order; paid at once if nothing is due. */
async function insertPayment(
  trx: Transaction<Tables>,
  { orderId, siteId, method, cents }: { orderId: string; siteId: string; method: string; cents: number },
): Promise<void> {
  await trx
    .insertInto('order_payment')
    .values({
      order_id: orderId,
      site_id: siteId,
      method,
      state: cents === 0 ? 'paid' : 'pending',
      amount_cents: cents,
    })
    .execute();
}

/** The site's next order number. Orders of a site are serialized here, so that no number is skipped. */
async function nextNumber(trx: Transaction<Tables>, siteId: string): Promise<number> {
  const { last_number: number } = await trx
    .insertInto('order_number')
    .values({ site_id: siteId, last_number: FIRST_NUMBER })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ last_number: sql`order_number.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return number;
}

async function insertLines(
  trx: Transaction<Tables>,
  { orderId, siteId, lines }: { orderId: string; siteId: string; lines: readonly OrderedLine[] },
): Promise<void> {
  const rows = lines.map((line, position) => ({
    id: randomUUID(),
    site_id: siteId,
    order_id: orderId,
    variant_id: line.variantId,
    position,
    title: line.title,
    sku: line.sku,
    option_values: JSON.stringify(line.optionValues),
    picture: JSON.stringify(line.picture ?? null),
    answers: line.answers ? JSON.stringify(line.answers) : null,
    quantity: line.quantity,
    took_stock: line.available !== undefined,
    unit_price_cents: line.unitPriceCents,
    line_total_cents: line.lineTotalCents,
  }));
  await trx.insertInto('order_line').values(rows).execute();
}
