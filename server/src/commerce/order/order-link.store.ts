import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OrderKind } from 'shared-types/commerce/orders/order';
import { tokenHash } from '../../platform/http/token-hash';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { orderPath } from './order-path';

const TOKEN_BYTES = 32;

export interface OrderLinkInput {
  readonly site: Pick<Site, 'id' | 'root'>;
  readonly origin: string;
  readonly orderId: string;
  readonly kind: OrderKind;
}

/**
 * Creates another URL of an order for an email, since only a hash of the first one is stored. Of this one too, once the
 * email has been sent.
 */
export async function createOrderLink(
  trx: Kysely<Tables>,
  { site, origin, orderId, kind }: OrderLinkInput,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await trx
    .insertInto('order_link')
    .values({ token_hash: tokenHash(token), site_id: site.id, order_id: orderId })
    .execute();
  return origin + orderPath({ site, kind, token });
}
