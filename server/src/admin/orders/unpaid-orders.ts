import { sql, type Kysely, type Transaction } from 'kysely';
import {
  UNPAID_ORDER_DEFAULTS,
  UNPAID_ORDER_LIMITS,
  type UnpaidOrderSettings,
} from 'shared-types/commerce/orders/unpaid-orders';
import type { UnpaidOrdersView } from 'shared-types/admin/store/orders';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import type { SiteProfile } from '../../site/directory/site-profile';
import { FIELD_MESSAGES } from '../field.messages';
import type { FieldReader } from '../field-reader';
import { lastChangeView } from '../saved-form';
import { lastRuleChange } from '../price-rules/rule-changes';
import { ruleName, type RuleToWrite, type SavedKind } from '../price-rules/rule-kind';

/** A site's settings for unpaid orders, with the site's id. */
export const UNPAID_ORDERS: SavedKind<UnpaidOrderSettings> = {
  name: 'unpaid',
  find: (db, { siteId }) => findUnpaidOrders(db, siteId),
  fieldsOf: ({ onlineMinutes, offlineDays, mostPerHour }) => ({
    onlineMinutes: String(onlineMinutes),
    offlineDays: String(offlineDays),
    mostPerHour: String(mostPerHour),
  }),
  read: (reader, { language }) => {
    const { whole } = FIELD_MESSAGES[language];
    return {
      onlineMinutes: numberIn(reader, 'onlineMinutes', whole),
      offlineDays: numberIn(reader, 'offlineDays', whole),
      mostPerHour: numberIn(reader, 'mostPerHour', whole),
    };
  },
  check: () => Promise.resolve({}),
  write,
  calledIn: () => undefined,
};

export async function unpaidOrdersView(db: Database, site: Site): Promise<UnpaidOrdersView> {
  const settings = await findUnpaidOrders(db, site.id);
  const changed = await lastRuleChange(db, { siteId: site.id, kind: 'unpaid', id: site.id });
  return {
    settings,
    base: ruleName(settings),
    ...lastChangeView(changed, site),
  };
}

async function findUnpaidOrders(db: Kysely<Tables>, siteId: string): Promise<UnpaidOrderSettings> {
  const { profile } = await db.selectFrom('site').select('profile').where('id', '=', siteId).executeTakeFirstOrThrow();
  const { onlineMinutes, offlineDays, mostPerHour } = {
    ...UNPAID_ORDER_DEFAULTS,
    ...(profile as SiteProfile).unpaidOrders,
  };
  return { onlineMinutes, offlineDays, mostPerHour };
}

function numberIn(reader: FieldReader, name: keyof UnpaidOrderSettings, missing: string): number {
  const value = reader.whole(name, UNPAID_ORDER_LIMITS[name]);
  if (value === undefined) reader.refuse(name, missing);
  return value ?? UNPAID_ORDER_DEFAULTS[name];
}

/** Updates the site's profile, whatever else of it is saved concurrently. */
async function write(
  transaction: Transaction<Tables>,
  { siteId, state }: RuleToWrite<UnpaidOrderSettings>,
): Promise<void> {
  const profile = sql<string>`jsonb_set(profile, '{unpaidOrders}', ${JSON.stringify(state)}::jsonb)`;
  await transaction.updateTable('site').set({ profile }).where('id', '=', siteId).execute();
}
