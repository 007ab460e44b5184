import { sql, type Kysely } from 'kysely';
import type { FormMailingList } from 'shared-types/admin/forms/form';
import type { Tables } from '../../platform/schema/tables';

/** The site's mailing lists by name, with the services that they are connected to. */
export async function findFormLists(db: Kysely<Tables>, siteId: string): Promise<FormMailingList[]> {
  const rows = await db
    .selectFrom('mailing_list')
    .leftJoin('list_connection', 'list_connection.list_id', 'mailing_list.id')
    .select(['mailing_list.id', 'mailing_list.name', 'list_connection.service'])
    .where('mailing_list.site_id', '=', siteId)
    .orderBy(sql`lower(mailing_list.name)`)
    .execute();
  return rows.map(({ id, name, service }) => ({ id, name, ...(service && { service }) }));
}
