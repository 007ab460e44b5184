import { randomUUID } from 'node:crypto';
import type { CouponKind } from 'shared-types/commerce/coupons';
import { codeKey } from '../../../server/src/site/catalogue/coupon-code';
import type { Database } from '../../../server/src/platform/schema/database';
import type { SeededSite } from './seed-site';

export interface CouponSeed {
  readonly code: string;
  readonly kind?: CouponKind;
  readonly rateBasisPoints?: number;
  readonly amountCents?: number;
  readonly validFrom?: Date;
  readonly validUntil?: Date;
  readonly minimumSubtotalCents?: number;
  readonly mostUses?: number;
  readonly mostUsesPerEmail?: number;
  readonly isOff?: boolean;
}

/** Inserts a coupon, by default ten percent off without limits; returns its id. */
export async function seedCoupon(db: Database, site: SeededSite, seed: CouponSeed): Promise<string> {
  const id = randomUUID();
  const { kind = 'percent' } = seed;
  await db
    .insertInto('coupon')
    .values({
      id,
      site_id: site.id,
      code: seed.code,
      code_key: codeKey(seed.code),
      kind,
      rate_basis_points: kind === 'percent' ? (seed.rateBasisPoints ?? 1000) : null,
      amount_cents: kind === 'fixed' ? (seed.amountCents ?? 500) : null,
      valid_from: seed.validFrom ?? null,
      valid_until: seed.validUntil ?? null,
      minimum_subtotal_cents: seed.minimumSubtotalCents ?? 0,
      most_uses: seed.mostUses ?? null,
      most_uses_per_email: seed.mostUsesPerEmail ?? null,
      is_off: seed.isOff ?? false,
    })
    .execute();
  return id;
}

export interface TaxRuleSeed {
  readonly name?: string;
  readonly country?: string;
  readonly states?: readonly string[];
  readonly zipPrefixes?: readonly string[];
  readonly rateBasisPoints?: number;
  readonly taxesShipping?: boolean;
  readonly productTypes?: readonly number[];
}

/** Inserts a tax rule, by default 19 % on everything shipped to Germany, including shipping. */
export async function seedTaxRule(db: Database, site: SeededSite, seed: TaxRuleSeed = {}): Promise<void> {
  await db
    .insertInto('tax_rule')
    .values({
      id: randomUUID(),
      site_id: site.id,
      position: 0,
      name: seed.name ?? 'VAT',
      country: seed.country ?? 'DE',
      states: [...(seed.states ?? [])],
      zip_prefixes: [...(seed.zipPrefixes ?? [])],
      rate_basis_points: seed.rateBasisPoints ?? 1900,
      taxes_shipping: seed.taxesShipping ?? true,
      product_types: [...(seed.productTypes ?? [])],
    })
    .execute();
}
