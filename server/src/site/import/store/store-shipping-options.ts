import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../platform/schema/tables';
import { isOwners } from './kept-prices';

/**
 * Stores the shipping methods; one keeps its id by name. Once an owner has changed one, all are kept, because together and
 * in their order they decide who can receive what. False if they were kept.
 */
export async function storeShippingOptions(
  transaction: Transaction<Tables>,
  siteId: string,
  { shippingOptions }: SiteDocument,
): Promise<boolean> {
  if (await isOwners(transaction, { siteId, list: 'shipping' })) return false;
  const before = await transaction
    .selectFrom('shipping_option')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .execute();
  const ids = new Map(before.map(({ id, name }) => [name, id]));
  const rows = shippingOptions.map((option, position) => ({
    id: ids.get(option.name) ?? randomUUID(),
    site_id: siteId,
    position,
    name: option.name,
    cost_cents: option.costCents,
    countries: [...option.countries],
    states: [...(option.states ?? [])],
    zip_prefixes: [...(option.zipPrefixes ?? [])],
    weight_steps: option.weightSteps ? JSON.stringify(option.weightSteps) : null,
    free_from_cents: option.freeFromCents ?? null,
  }));
  await transaction.deleteFrom('shipping_option').where('site_id', '=', siteId).execute();
  if (rows.length > 0) await transaction.insertInto('shipping_option').values(rows).execute();
  return true;
}
