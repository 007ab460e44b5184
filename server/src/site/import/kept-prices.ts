import type { Transaction } from 'kysely';
import { takePricesLock } from '../../commerce/pricing/prices-lock';
import type { PriceRuleKind } from '../../schema/commerce.tables';
import type { Tables } from '../../schema/tables';

/** What of a document's prices is its owner's by now. */
export interface KeptPrices {
  /** True where the ways to send goods are, all of them. */
  readonly isShippingKept: boolean;
  /** True where the tax rules are, all of them. */
  readonly areTaxesKept: boolean;
  /** Codes of coupons. */
  readonly coupons: readonly string[];
}

/** Has nobody save what the site charges by until the import has ended, and no order be worked out by half of it. */
export async function lockPrices(transaction: Transaction<Tables>, identifier: string): Promise<void> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.executeTakeFirst();
  if (site) await takePricesLock(transaction, site.id);
}

/** True where an owner has ever changed a rule of this kind. */
export async function isOwners(
  transaction: Transaction<Tables>,
  { siteId, kind }: { readonly siteId: string; readonly kind: PriceRuleKind },
): Promise<boolean> {
  const changes = transaction.selectFrom('price_change').select('id').where('site_id', '=', siteId);
  return (await changes.where('kind', '=', kind).limit(1).executeTakeFirst()) !== undefined;
}

/** What was left as its owner saved it, as sentences for who imports. */
export function keptPricesOf({ isShippingKept, areTaxesKept, coupons }: KeptPrices): string[] {
  const changed = 'were changed in the configuration area, and stay as they are there';
  const saved = 'was saved or removed in the configuration area, and stays as it is there';
  return [
    ...(isShippingKept ? [`The ways to send goods ${changed}.`] : []),
    ...(areTaxesKept ? [`The tax rules ${changed}.`] : []),
    ...coupons.map((code) => `The coupon ${code} ${saved}.`),
  ];
}
