import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../platform/schema/tables';
import { isOwners } from './kept-prices';

/** Stores the tax rules; one keeps its id by name. False if an owner has changed one and all were kept. */
export async function storeTaxRules(
  transaction: Transaction<Tables>,
  siteId: string,
  { taxRules = [] }: SiteDocument,
): Promise<boolean> {
  if (await isOwners(transaction, { siteId, list: 'taxes' })) return false;
  const before = await transaction
    .selectFrom('tax_rule')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .execute();
  const ids = new Map(before.map(({ id, name }) => [name, id]));
  const rows = taxRules.map((rule, position) => ({
    id: ids.get(rule.name) ?? randomUUID(),
    site_id: siteId,
    position,
    name: rule.name,
    country: rule.country,
    states: [...(rule.states ?? [])],
    zip_prefixes: [...(rule.zipPrefixes ?? [])],
    rate_basis_points: rule.rateBasisPoints,
    taxes_shipping: rule.taxesShipping ?? false,
    product_types: [...(rule.productTypes ?? [])],
  }));
  await transaction.deleteFrom('tax_rule').where('site_id', '=', siteId).execute();
  if (rows.length > 0) await transaction.insertInto('tax_rule').values(rows).execute();
  return true;
}
