import type { Transaction } from 'kysely';
import { takePricesLock } from '../../catalogue/prices-lock';
import type { PriceRuleKind } from '../../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../../platform/schema/tables';
import type { SiteProfile } from '../../directory/site-profile';

/** What of a document's store is its owner's by now. */
export interface KeptPrices {
  /** True where the categories are, all of them. */
  readonly areCategoriesKept: boolean;
  /** True where the shipping methods are, all of them. */
  readonly isShippingKept: boolean;
  /** True where the tax rules are, all of them, and whether prices include them. */
  readonly areTaxesKept: boolean;
  /** True where it is the owner's how long unpaid orders reserve their items. */
  readonly isUnpaidKept: boolean;
  /** Codes of coupons. */
  readonly coupons: readonly string[];
}

/** Has nobody save what the site charges by until the import has ended, and no order be worked out by half of it. */
export async function lockPrices(transaction: Transaction<Tables>, identifier: string): Promise<void> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.executeTakeFirst();
  if (site) await takePricesLock(transaction, site.id);
}

/** The tax rules mean nothing without whether prices include them. */
const LISTS = { shipping: ['shipping'], taxes: ['tax', 'inclusion'], unpaid: ['unpaid'] } satisfies Record<
  string,
  readonly PriceRuleKind[]
>;

/** True where an owner has ever changed something of this list. */
export async function isOwners(
  transaction: Transaction<Tables>,
  { siteId, list }: { readonly siteId: string; readonly list: keyof typeof LISTS },
): Promise<boolean> {
  const changes = transaction.selectFrom('price_change').select('id').where('site_id', '=', siteId);
  return (await changes.where('kind', 'in', LISTS[list]).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The profile of a document that is imported, with what the site's own has to say of taxes and of unpaid orders where that is its
 * owner's.
 */
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

/** What was left as its owner saved it, as messages for who imports. */
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
