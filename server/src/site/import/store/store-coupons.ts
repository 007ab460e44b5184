import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DocumentCoupon, SiteDocument } from 'shared-types/site/site-document';
import { codeKey } from '../../catalogue/coupon-code';
import type { Tables } from '../../../platform/schema/tables';

/**
 * Stores the coupons; one keeps its id, and thereby its uses, by code. Others are deleted. Coupons that an owner has saved
 * or removed are skipped, and their codes returned.
 */
export async function storeCoupons(
  transaction: Transaction<Tables>,
  siteId: string,
  { coupons = [] }: SiteDocument,
): Promise<readonly string[]> {
  const kept = await keptKeys(transaction, siteId);
  const rows = coupons.map(rowOf);
  const own = rows.filter(({ code_key }) => !kept.has(code_key));
  const keys = own.map((row) => row.code_key);
  await transaction
    .deleteFrom('coupon')
    .where('site_id', '=', siteId)
    .where('is_kept', '=', false)
    .$if(keys.length > 0, (query) => query.where('code_key', 'not in', keys))
    .execute();
  for (const row of own)
    await transaction
      .insertInto('coupon')
      .values({ id: randomUUID(), site_id: siteId, ...row, document_key: row.code_key })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'code_key']).where('removed_at', 'is', null).doUpdateSet(row),
      )
      .execute();
  return rows.filter(({ code_key }) => kept.has(code_key)).map(({ code }) => code);
}

/** Codes that owners have taken over: those of their coupons, and the codes in the document. */
async function keptKeys(transaction: Transaction<Tables>, siteId: string): Promise<ReadonlySet<string>> {
  const kept = transaction.selectFrom('coupon').where('site_id', '=', siteId).where('is_kept', '=', true);
  const rows = await kept
    .select([
      'document_key as documentKey',
      sql<boolean>`removed_at is not null`.as('isRemoved'),
      'code_key as codeKey',
    ])
    .execute();
  return new Set(
    rows.flatMap(({ documentKey, isRemoved, codeKey: key }) => [
      ...(documentKey === null ? [] : [documentKey]),
      ...(isRemoved ? [] : [key]),
    ]),
  );
}

function rowOf(coupon: DocumentCoupon) {
  return {
    code: coupon.code,
    code_key: codeKey(coupon.code),
    kind: coupon.kind,
    rate_basis_points: coupon.rateBasisPoints ?? null,
    amount_cents: coupon.amountCents ?? null,
    valid_from: coupon.from === undefined ? null : new Date(coupon.from),
    valid_until: coupon.until === undefined ? null : new Date(coupon.until),
    minimum_subtotal_cents: coupon.minimumSubtotalCents ?? 0,
    most_uses: coupon.mostUses ?? null,
    most_uses_per_email: coupon.mostUsesPerEmail ?? null,
    is_off: coupon.isOff ?? false,
  };
}
