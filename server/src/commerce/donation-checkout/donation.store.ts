import type { Transaction } from 'kysely';
import type { PaymentMethod } from 'shared-types/commerce/checkout';
import type { Donate } from 'shared-types/commerce/donation-checkout';
import { tokenHash } from '../../http/token-hash';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import { withRetries } from '../../schema/with-retries';
import type { Site } from '../../site/directory/site';
import { insertOrder } from '../checkout/insert-order';
import { lockOrderKey, orderByKey } from '../checkout/order-key';
import { addOrderEvent } from '../order/order-event.store';
import { putPlacedLetters } from '../order/put-order-letters';
import { countDonation } from './donation-limit';

/** A donation that may be stored. */
export interface NewDonation {
  readonly site: Site;
  /** Scheme, host and port that the letters' links begin with. */
  readonly origin: string;
  /** The address the request came from. */
  readonly ip: string;
  /** The secret in its address. */
  readonly token: string;
  readonly input: Pick<Donate, 'email' | 'note' | 'key'>;
  /** What its line is called. */
  readonly title: string;
  readonly cents: number;
  readonly payment: PaymentMethod;
}

/** How that ended: `key-used` where the key has made another order, of somebody else, another amount or another address. */
export type DonationOutcome = 'stored' | 'key-used' | { readonly waitMs: number };

/** Stores a donation with its history and its letters: all of it, once for a key. What is sent once more counts under no limit. */
export function storeDonation(db: Database, donation: NewDonation): Promise<DonationOutcome> {
  return withRetries(() => db.transaction().execute((trx) => store(trx, donation)));
}

async function store(trx: Transaction<Tables>, donation: NewDonation): Promise<DonationOutcome> {
  const { site, origin, ip, token, input } = donation;
  const named = { siteId: site.id, key: input.key };
  await lockOrderKey(trx, named);
  const earlier = await orderByKey(trx, named);
  if (earlier) return isSame(earlier, donation) ? 'stored' : 'key-used';
  const waitMs = await countDonation(trx, { siteId: site.id, origin: ip, email: input.email });
  if (waitMs !== undefined) return { waitMs };
  const orderId = await insert(trx, donation);
  await addOrderEvent(trx, { siteId: site.id, orderId, kind: 'placed' });
  await putPlacedLetters(trx, { site, origin, orderId, token });
  return 'stored';
}

function isSame(
  earlier: NonNullable<Awaited<ReturnType<typeof orderByKey>>>,
  { token, input: { email }, cents }: NewDonation,
): boolean {
  return earlier.tokenHash === tokenHash(token) && earlier.email === email && earlier.totalCents === cents;
}

function insert(trx: Transaction<Tables>, { site, token, input, title, cents, payment }: NewDonation): Promise<string> {
  return insertOrder(trx, {
    site,
    kind: 'donation',
    cartId: null,
    tokenHash: tokenHash(token),
    input: { ...input, phone: '' },
    draft: {
      lines: [
        {
          variantId: null,
          title,
          sku: '',
          optionValues: [],
          quantity: 1,
          unitPriceCents: cents,
          lineTotalCents: cents,
        },
      ],
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
