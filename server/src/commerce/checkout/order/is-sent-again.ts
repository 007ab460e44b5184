import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { LineAnswer } from 'shared-types/commerce/line-form';
import { tokenHash } from '../../../platform/http/token-hash';
import type { Tables } from '../../../platform/schema/tables';
import type { OrderAlone } from './order-alone';
import type { orderByIdempotencyKey } from './order-idempotency-key';

/** The order that was made with a key. */
type EarlierOrder = NonNullable<Awaited<ReturnType<typeof orderByIdempotencyKey>>>;

/** True if an order is repeated, with all its fields unchanged, and not a new one from a cached page. */
export async function isSentAgain(
  trx: Transaction<Tables>,
  earlier: EarlierOrder,
  order: OrderAlone,
): Promise<boolean> {
  const { token, input, payment, line } = order;
  const kept = await trx
    .selectFrom('order_line')
    .select(['variant_id as variantId', 'answers'])
    .where('order_id', '=', earlier.id)
    .executeTakeFirst();
  return (
    earlier.tokenHash === tokenHash(token) &&
    earlier.email === input.email &&
    earlier.totalCents === line.lineTotalCents &&
    earlier.paymentMethod === payment.id &&
    kept?.variantId === line.variantId &&
    isDeepStrictEqual(textsOf(earlier.note, kept.answers), textsOf(input.note, line.answers))
  );
}

/** Forms send CRLF line breaks, scripts LF. */
function textsOf(note: string, answers: readonly LineAnswer[] | null | undefined): string[] {
  const texts = (answers ?? []).flatMap(({ title, answer }) => [title, answer]);
  return [note, ...texts].map((text) => text.replaceAll('\r\n', '\n'));
}
