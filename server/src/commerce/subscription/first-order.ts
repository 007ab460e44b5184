import type { Transaction } from 'kysely';
import type { Address, PaymentMethod } from 'shared-types/commerce/checkout';
import type { Picture } from 'shared-types/host/image';
import type { Tables } from '../../platform/schema/tables';
import type { NewOrder, OrderedLine } from '../checkout/order/insert-order';
import { movesMoney } from '../payment/payment-providers';

/** What was agreed with the first order of a subscription: all that is the same in those that follow. */
export interface FirstOrder {
  readonly input: Omit<NewOrder['input'], 'key'>;
  readonly address: Address | null;
  readonly shippingName: string;
  readonly prices: NewOrder['draft']['prices'];
  readonly currency: string;
  /** Language it was ordered in; empty for the site's own. */
  readonly locale: string;
  readonly paymentMethod: string;
  readonly line: OrderedLine & { readonly variantId: string };
}

/** Reads what was agreed: the price of the goods, their way and their taxes as they were then. */
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
    // Written by the checkout, which has checked it.
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
 * The agreed payment method as long as the site offers it, else the first through which money moves, or none does, as it did;
 * `undefined` where there is none.
 */
export function paymentFor(agreed: string, offered: readonly PaymentMethod[]): PaymentMethod | undefined {
  return offered.find(({ id }) => id === agreed) ?? offered.find(({ id }) => movesMoney(id) === movesMoney(agreed));
}
