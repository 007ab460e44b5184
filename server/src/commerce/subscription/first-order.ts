import type { Transaction } from 'kysely';
import type { Address, PaymentMethod } from 'shared-types/commerce/checkout';
import type { Picture } from 'shared-types/host/image';
import type { Tables } from '../../platform/schema/tables';
import type { NewOrder, OrderedLine } from '../checkout/order/insert-order';
import { movesMoney } from '../payment/payment-providers';

/** The terms of a subscription's first order, which later orders share. */
export interface FirstOrder {
  readonly input: Omit<NewOrder['input'], 'key'>;
  readonly address: Address | null;
  readonly shippingName: string;
  readonly prices: NewOrder['draft']['prices'];
  readonly currency: string;
  /** Language of the order; empty for the site's main language. */
  readonly locale: string;
  readonly paymentMethod: string;
  readonly line: OrderedLine & { readonly variantId: string };
}

/** Reads the terms: prices, shipping method and taxes at the time of the first order. */
export async function firstOrder(trx: Transaction<Tables>, subscriptionId: string): Promise<FirstOrder> {
  const order = await trx
    .selectFrom('customer_order')
    .innerJoin('subscription_order', 'order_id', 'customer_order.id')
    .selectAll('customer_order')
    .where('subscription_id', '=', subscriptionId)
    .where('cycle', '=', 0)
    .executeTakeFirstOrThrow();
  const row = await trx.selectFrom('order_line').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow();
  if (row.variant_id === null) throw new Error(`The line of order ${order.id} is of no variant.`);
  const picture = row.picture as Picture | null;
  return {
    input: { email: order.email, phone: order.phone, note: order.note },
    // The checkout has validated it.
    address: order.address as Address | null,
    shippingName: order.shipping_name,
    prices: {
      subtotalCents: order.subtotal_cents,
      shippingCostCents: order.shipping_cents,
      taxCents: order.tax_cents,
      discountCents: order.discount_cents,
      grandTotalCents: order.total_cents,
      discounts: order.discounts,
      taxes: order.taxes.map((tax) => ({ ...tax, id: '' })),
      isTaxIncluded: order.tax_included,
    },
    currency: order.currency,
    locale: order.locale,
    paymentMethod: order.payment_method,
    line: {
      variantId: row.variant_id,
      title: row.title,
      sku: row.sku,
      optionValues: row.option_values,
      ...(picture ? { picture } : {}),
      quantity: row.quantity,
      unitPriceCents: row.unit_price_cents,
      lineTotalCents: row.line_total_cents,
    },
  };
}

/**
 * The agreed payment method while the site offers it, else the first one of the same kind (with or without real money);
 * undefined if there is none.
 */
export function paymentFor(agreed: string, offered: readonly PaymentMethod[]): PaymentMethod | undefined {
  return offered.find(({ id }) => id === agreed) ?? offered.find(({ id }) => movesMoney(id) === movesMoney(agreed));
}
