import type { Transaction } from 'kysely';
import { tokenHash } from '../../../platform/http/token-hash';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import { withRetries } from '../../../platform/schema/with-retries';
import { addOrderEvent } from '../../order/order-event.store';
import { queuePlacedEmails } from '../../order/email/queue-order-emails';
import { countOrder } from './order-limit';
import { insertOrder } from './insert-order';
import { isOtherCurrency } from './is-other-currency';
import { isSentAgain } from './is-sent-again';
import { lockIdempotencyKey, orderByIdempotencyKey } from './order-idempotency-key';
import type { OrderAlone } from './order-alone';

/**
 * `key-used`: the key was used for an order of somebody else or with other content. `other-currency`: the price was seen in
 * another currency.
 */
export type AloneOutcome = 'stored' | 'key-used' | 'other-currency' | { readonly waitMs: number };

/**
 * Stores an order without a cart, with its history and emails, in one transaction and once per key. Repeated requests do
 * not count against limits.
 */
export function storeAlone(db: Database, order: OrderAlone): Promise<AloneOutcome> {
  return withRetries(() => db.transaction().execute((trx) => store(trx, order)));
}

async function store(trx: Transaction<Tables>, order: OrderAlone): Promise<AloneOutcome> {
  const { site, origin, sender, token, input, keep } = order;
  const named = { siteId: site.id, key: input.key };
  await lockIdempotencyKey(trx, named);
  const earlier = await orderByIdempotencyKey(trx, named);
  if (earlier) return (await isSentAgain(trx, earlier, order)) ? 'stored' : 'key-used';
  if (isOtherCurrency(order, site)) return 'other-currency';
  const waitMs = await countOrder(trx, { siteId: site.id, what: 'alone', origin: sender, email: input.email });
  if (waitMs !== undefined) return { waitMs };
  const orderId = await insert(trx, order);
  await keep?.(trx, orderId);
  await addOrderEvent(trx, { siteId: site.id, orderId, kind: 'placed' });
  await queuePlacedEmails(trx, { site, origin, orderId, token });
  return 'stored';
}

function insert(trx: Transaction<Tables>, { site, kind, token, input, line, payment }: OrderAlone): Promise<string> {
  const cents = line.lineTotalCents;
  return insertOrder(trx, {
    site,
    kind,
    cartId: null,
    tokenHash: tokenHash(token),
    input: { ...input, phone: '' },
    draft: {
      lines: [line],
      prices: {
        subtotalCents: cents,
        shippingCostCents: 0,
        taxCents: 0,
        discountCents: 0,
        grandTotalCents: cents,
        discounts: [],
        taxes: [],
        isTaxIncluded: false,
      },
      address: null,
      shippingName: '',
      payment,
    },
  });
}
