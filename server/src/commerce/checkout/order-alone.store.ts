import type { Transaction } from 'kysely';
import type { PaymentMethod } from 'shared-types/commerce/checkout';
import type { OrderKind } from 'shared-types/commerce/order';
import { tokenHash } from '../../http/token-hash';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import { withRetries } from '../../schema/with-retries';
import type { Site } from '../../site/directory/site';
import { addOrderEvent } from '../order/order-event.store';
import { queuePlacedEmails } from '../order/queue-order-emails';
import { countOrder } from './order-limit';
import { insertOrder, type OrderedLine } from './insert-order';
import { isOtherCurrency } from './is-other-currency';
import { isSentAgain } from './is-sent-again';
import { lockIdempotencyKey, orderByIdempotencyKey } from './order-idempotency-key';

/** An order of one thing, which no cart has become. */
export interface OrderAlone {
  readonly site: Site;
  /** Scheme, host and port that the emails' links begin with. */
  readonly origin: string;
  /** Who sent the request, as far as limits tell. */
  readonly sender: string;
  readonly kind: Exclude<OrderKind, 'goods' | 'subscription'>;
  /** The secret in its address. */
  readonly token: string;
  readonly input: { readonly email: string; readonly note: string; readonly key: string };
  readonly line: OrderedLine;
  readonly payment: PaymentMethod;
  /** The currency in which it was seen, where that is known. */
  readonly seenCurrency?: string | undefined;
  /** What is kept beside it. */
  readonly keep?: (trx: Transaction<Tables>, orderId: string) => Promise<void>;
}

/**
 * How that ended: `key-used` where the key has made another order, of somebody else or with something else in it;
 * `other-currency` where it was seen in another than the site's.
 */
export type AloneOutcome = 'stored' | 'key-used' | 'other-currency' | { readonly waitMs: number };

/**
 * Stores an order without a cart, with its history and its emails: all of it, once for a key. What is sent once more counts
 * under no limit.
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
