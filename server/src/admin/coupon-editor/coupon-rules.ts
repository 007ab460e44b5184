import type { Kysely, Transaction } from 'kysely';
import { codeKey } from '../../site/catalogue/coupon-code';
import type { Tables } from '../../platform/schema/tables';
import type { RuleKey, RuleKind, RuleToCheck, RuleToWrite } from '../price-rules/rule-kind';
import { PRICE_RULES_MESSAGES } from '../price-rules/price-rules.messages';
import { COUPON_EDITOR_MESSAGES } from './coupon-editor.messages';
import { couponFields } from './coupon-fields';
import type { CouponState } from './coupon-state';
import { readCoupon } from './read-coupon';

export const COUPONS: RuleKind<CouponState> = {
  name: 'coupon',
  find,
  titleOf: ({ code }) => code,
  fieldsOf: couponFields,
  read: readCoupon,
  check,
  write,
  remove,
  calledIn: (language, name, value) => {
    const { on, off } = PRICE_RULES_MESSAGES[language];
    const kinds: Readonly<Record<string, string>> = COUPON_EDITOR_MESSAGES[language].kinds;
    if (name === 'isOn') return value === '' ? off : on;
    if (name === 'from' || name === 'until') return value === '' ? undefined : value.replace('T', ' ');
    return name === 'kind' ? kinds[value] : undefined;
  },
};

async function find(db: Kysely<Tables>, { siteId, id }: RuleKey): Promise<CouponState | undefined> {
  const row = await db
    .selectFrom('coupon')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      code: row.code,
      kind: row.kind,
      rateBasisPoints: row.rate_basis_points,
      amountCents: row.amount_cents,
      validFrom: row.valid_from?.toISOString() ?? null,
      validUntil: row.valid_until?.toISOString() ?? null,
      minimumSubtotalCents: row.minimum_subtotal_cents,
      mostUses: row.most_uses,
      mostUsesPerEmail: row.most_uses_per_email,
      isOff: row.is_off,
    }
  );
}

/** Codes are compared as visitors' input is. */
async function check(
  transaction: Transaction<Tables>,
  { siteId, id, state, language }: RuleToCheck<CouponState>,
): Promise<Readonly<Record<string, string>>> {
  const other = await transaction
    .selectFrom('coupon')
    .select('id')
    .where('site_id', '=', siteId)
    .where('code_key', '=', codeKey(state.code))
    .where('removed_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other ? { code: COUPON_EDITOR_MESSAGES[language].codeTaken } : {};
}

async function write(
  transaction: Transaction<Tables>,
  { siteId, id, state, isNew }: RuleToWrite<CouponState>,
): Promise<void> {
  const values = {
    code: state.code,
    code_key: codeKey(state.code),
    kind: state.kind,
    rate_basis_points: state.rateBasisPoints,
    amount_cents: state.amountCents,
    valid_from: state.validFrom === null ? null : new Date(state.validFrom),
    valid_until: state.validUntil === null ? null : new Date(state.validUntil),
    minimum_subtotal_cents: state.minimumSubtotalCents,
    most_uses: state.mostUses,
    most_uses_per_email: state.mostUsesPerEmail,
    is_off: state.isOff,
    is_kept: true,
  };
  if (isNew)
    await transaction
      .insertInto('coupon')
      .values({ id, site_id: siteId, ...values })
      .execute();
  else await transaction.updateTable('coupon').set(values).where('id', '=', id).execute();
}

/** The row stays, with its uses; its code can be used again. */
async function remove(transaction: Transaction<Tables>, { id }: RuleKey): Promise<void> {
  const values = { removed_at: new Date(), is_kept: true };
  await transaction.updateTable('coupon').set(values).where('id', '=', id).execute();
}
