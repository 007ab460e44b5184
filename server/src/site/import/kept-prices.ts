import type { Transaction } from 'kysely';
import { takePricesLock } from '../../commerce/pricing/prices-lock';
import type { Tables } from '../../schema/tables';

/** What of a document's prices is its owner's by now. */
export interface KeptPrices {
  /** Codes of coupons. */
  readonly coupons: readonly string[];
}

/** Has nobody save what the site charges by until the import has ended, and no order be worked out by half of it. */
export async function lockPrices(transaction: Transaction<Tables>, identifier: string): Promise<void> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.executeTakeFirst();
  if (site) await takePricesLock(transaction, site.id);
}

/** What was left as its owner saved it, as sentences for who imports. */
export function keptPricesOf({ coupons }: KeptPrices): string[] {
  const saved = 'was saved or removed in the configuration area, and stays as it is there';
  return coupons.map((code) => `The coupon ${code} ${saved}.`);
}
