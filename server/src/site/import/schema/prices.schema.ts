import { COUPON_KINDS, COUPON_LIMIT } from 'shared-types/commerce/coupons';
import { ALL_BASIS_POINTS } from 'shared-types/commerce/pricing';
import { PRODUCT_LIMIT, PRODUCT_TYPE, type ProductTypeNumber } from 'shared-types/commerce/product';
import type { DocumentCoupon, DocumentShippingOption, DocumentTaxRule } from 'shared-types/site/site-document';
import { z } from 'zod';
import { isCode } from '../../catalogue/coupon-code';
import { numberOf } from './number-of';
import { countSchema, lineSchema } from './text.schema';

const HIGHEST_WEIGHT = 1_000_000;
const MOST_USES = 1_000_000_000;
const MOST_PLACES = 1000;
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const country = z.string().refine(isCountry, 'must be the two capital letters of a country, such as DE');
const places = {
  states: z.array(lineSchema(100)).max(MOST_PLACES).optional(),
  zipPrefixes: z.array(lineSchema(20)).max(MOST_PLACES).optional(),
};
const cents = countSchema(PRODUCT_LIMIT.priceCents);
const uses = z.number().int().min(1).max(MOST_USES).optional();
const time = z.iso.datetime({ offset: true, error: 'must be a time with its zone, such as 2026-12-01T00:00:00+01:00' });

export const documentShippingOptionSchema = z.strictObject({
  name: lineSchema(200),
  costCents: cents,
  countries: z.array(country).max(300),
  ...places,
  weightSteps: z
    .array(z.strictObject({ upToWeight: z.number().min(0).max(HIGHEST_WEIGHT), costCents: cents }))
    .max(100)
    .optional(),
  freeFromCents: cents.optional(),
}) satisfies z.ZodType<DocumentShippingOption>;

/** A coupon. `check-prices.ts` checks the fields of each kind. */
export const documentCouponSchema = z.strictObject({
  code: z
    .string()
    .refine(isCode, `must be 1 to ${COUPON_LIMIT.codeLength} letters, digits, - and _`)
    .refine((code) => code === code.trim(), 'must not begin or end with a space'),
  kind: z.enum(COUPON_KINDS),
  rateBasisPoints: z.number().int().min(1).max(ALL_BASIS_POINTS).optional(),
  amountCents: z.number().int().min(1).max(PRODUCT_LIMIT.priceCents).optional(),
  from: time.optional(),
  until: time.optional(),
  minimumSubtotalCents: cents.optional(),
  mostUses: uses,
  mostUsesPerEmail: uses,
  isOff: z.boolean().optional(),
}) satisfies z.ZodType<DocumentCoupon>;

/** A tax rule. */
export const documentTaxRuleSchema = z.strictObject({
  name: lineSchema(100),
  country,
  ...places,
  rateBasisPoints: countSchema(ALL_BASIS_POINTS),
  taxesShipping: z.boolean().optional(),
  productTypes: z.array(numberOf<ProductTypeNumber>(PRODUCT_TYPE, 'product type')).max(10).optional(),
}) satisfies z.ZodType<DocumentTaxRule>;

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined;
}
