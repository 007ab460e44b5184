import { sql, type Transaction } from 'kysely';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Tables } from '../../../platform/schema/tables';

/**
 * Restores the forms that were saved in the admin area, which the document has not seen. What is done with submissions has
 * a table of its own and must not reach a page.
 */
export async function keepForms(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`
    update block set settings = kept.settings - '{emailTo,sendsCopy,webhookUrl}'::text[]
    from (
      select distinct on (form_id) form_id, settings from form_change
      where site_id = ${siteId} order by form_id, id desc
    ) as kept
    where block.site_id = ${siteId} and block.id = kept.form_id and block.type = ${BLOCK_TYPE.form}`.execute(
    transaction,
  );
}
