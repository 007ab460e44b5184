import type { Transaction } from 'kysely';
import { takePricesLock } from '../../catalogue/prices-lock';
import type { PriceRuleKind } from '../../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../../platform/schema/tables';
import type { SiteProfile } from '../../directory/site-profile';

/** Parts of a document's store that owners have changed, and imports keep. */
export interface KeptPrices {
  /** True if all categories are kept. */
  readonly areCategoriesKept: boolean;
  /** True if all shipping methods are kept. */
  readonly isShippingKept: boolean;
  /** True if all tax rules are kept, and whether prices include taxes. */
  readonly areTaxesKept: boolean;
  /** True if the reservation time of unpaid orders is kept. */
  readonly isUnpaidKept: boolean;
  /** Codes of kept coupons. */
  readonly coupons: readonly string[];
}

/** Locks prices until the import has ended: nobody saves them, and no order is calculated from a partial import. */
export async function lockPrices(transaction: Transaction<Tables>, identifier: string): Promise<void> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.executeTakeFirst();
  if (site) await takePricesLock(transaction, site.id);
}

/** Tax rules depend on whether prices include taxes. */
const LISTS = { shipping: ['shipping'], taxes: ['tax', 'inclusion'], unpaid: ['unpaid'] } satisfies Record<
  string,
  readonly PriceRuleKind[]
>;

/** True if an owner has ever changed this list. */
export async function isOwners(
  transaction: Transaction<Tables>,
  { siteId, list }: { readonly siteId: string; readonly list: keyof typeof LISTS },
): Promise<boolean> {
  const changes = transaction.selectFrom('price_change').select('id').where('site_id', '=', siteId);
  return (await changes.where('kind', 'in', LISTS[list]).limit(1).executeTakeFirst()) !== undefined;
}

/** The imported profile, with the site's own tax and reservation settings if an owner has changed them. */
export async function withKeptPrices(
  transaction: Transaction<Tables>,
  { identifier, profile }: { readonly identifier: string; readonly profile: SiteProfile },
): Promise<SiteProfile> {
  const sites = transaction.selectFrom('site').select(['id', 'profile']).where('identifier', '=', identifier);
  const site = await sites.executeTakeFirst();
  if (!site) return profile;
  const stored = site.profile as SiteProfile;
  const isKept = (list: keyof typeof LISTS) => isOwners(transaction, { siteId: site.id, list });
  const taxed = (await isKept('taxes')) ? withInclusion(profile, stored) : profile;
  const { unpaidOrders } = stored;
  return unpaidOrders && (await isKept('unpaid')) ? { ...taxed, unpaidOrders } : taxed;
}

function withInclusion(profile: SiteProfile, stored: SiteProfile): SiteProfile {
  const { pricesIncludeTax } = stored.settings.storeSettings;
  const { pricesIncludeTax: _, ...storeSettings } = profile.settings.storeSettings;
  const kept = pricesIncludeTax === undefined ? storeSettings : { ...storeSettings, pricesIncludeTax };
  return { ...profile, settings: { ...profile.settings, storeSettings: kept } };
}

/** Messages about everything that was kept. */
export function keptPricesOf({
  areCategoriesKept,
  isShippingKept,
  areTaxesKept,
  isUnpaidKept,
  coupons,
}: KeptPrices): string[] {
  const changed = 'were changed in the admin area, and stay as they are there';
  const saved = 'was saved or removed in the admin area, and stays as it is there';
  return [
    ...(areCategoriesKept ? [`The categories of products ${changed}.`] : []),
    ...(isShippingKept ? [`The ways to send goods ${changed}.`] : []),
    ...(areTaxesKept ? [`The taxes ${changed}.`] : []),
    ...(isUnpaidKept ? [`The settings of unpaid orders ${changed}.`] : []),
    ...coupons.map((code) => `The coupon ${code} ${saved}.`),
  ];
}
