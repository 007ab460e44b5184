import type { Database } from '../../platform/schema/database';

interface OwnList {
  readonly siteId: string;
  readonly accountId: string;
}

/** Hides the set-up list of a site from one account, or shows it again. */
export async function keepSetupList(db: Database, { siteId, accountId }: OwnList, act: 'hide' | 'show'): Promise<void> {
  if (act === 'show')
    await db
      .deleteFrom('setup_list_hidden')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .execute();
  else
    await db
      .insertInto('setup_list_hidden')
      .values({ site_id: siteId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
