import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { emailKey } from '../../site/catalogue/coupon-code';
import { spendGiftCard } from '../gift-card/gift-card.store';

/** A released order whose payment has arrived, locked until the transaction ends. */
export interface ReleasedOrder {
  readonly siteId: string;
  readonly orderId: string;
  readonly email: string;
  /** What a gift card had paid. */
  readonly giftCardCents: number;
}

/**
 * Reserves again what a released order had: items, gift card money and coupon uses. False, with nothing reserved, if an
 * item or the money is not available any more. Items are locked in the order of ids, as in checkouts, then the card.
 */
export async function retakeOrder(trx: Transaction<Tables>, order: ReleasedOrder): Promise<boolean> {
  const hold = await trx
    .selectFrom('order_hold')
    .select(['gift_card_id as giftCardId', 'coupon_ids as couponIds'])
    .where('order_id', '=', order.orderId)
    .executeTakeFirst();
  if (!hold || !(await areItemsThere(trx, order.orderId))) return false;
  if (!(await payByGiftCard(trx, order, hold.giftCardId))) return false;
  await takeItems(trx, order.orderId);
  await countCouponsAgain(trx, order, hold.couponIds);
  return true;
}

const TAKEN = (orderId: string) => sql`(select variant_id, sum(quantity)::int as quantity from order_line
  where order_id = ${orderId} and took_stock group by variant_id)`;

async function areItemsThere(trx: Transaction<Tables>, orderId: string): Promise<boolean> {
  const taken = trx
    .selectFrom('order_line')
    .select('variant_id')
    .where('order_id', '=', orderId)
    .where('took_stock', '=', true);
  await trx.selectFrom('variant').select('id').where('id', 'in', taken).orderBy('id').forNoKeyUpdate().execute();
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from ${TAKEN(orderId)} as taken
    left join variant on variant.id = taken.variant_id and variant.removed_at is null
    left join product on product.id = variant.product_id and product.removed_at is null
    where product.id is null or (not variant.unlimited and variant.qty_in_stock < taken.quantity)`.execute(trx);
  return rows[0]?.missing === 0;
}

/** Items without limited stock need no reservation. */
async function takeItems(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await sql`update variant set qty_in_stock = qty_in_stock - taken.quantity
    from ${TAKEN(orderId)} as taken
    where variant.id = taken.variant_id and not variant.unlimited`.execute(trx);
}

/** False if the card that had paid a part has too little left. */
async function payByGiftCard(
  trx: Transaction<Tables>,
  { siteId, orderId, giftCardCents }: ReleasedOrder,
  giftCardId: string | null,
): Promise<boolean> {
  if (giftCardCents === 0) return true;
  if (giftCardId === null) return false;
  const card = await trx
    .selectFrom('gift_card')
    .select('id')
    .where('id', '=', giftCardId)
    .where('ended_at', 'is', null)
    .where('balance_cents', '>=', giftCardCents)
    .forUpdate()
    .executeTakeFirst();
  if (!card) return false;
  await spendGiftCard(trx, { siteId, orderId, giftCardId, cents: giftCardCents });
  return true;
}

/** The buyer has paid the agreed price, so the uses count even beyond the coupons' limits. */
async function countCouponsAgain(
  trx: Transaction<Tables>,
  { siteId, orderId, email }: ReleasedOrder,
  couponIds: readonly string[],
): Promise<void> {
  await sql`insert into coupon_use (coupon_id, order_id, site_id, email_key)
    select id, ${orderId}, ${siteId}, ${emailKey(email)} from coupon where id = any(${couponIds}::uuid[])
    on conflict do nothing`.execute(trx);
}
