import { sql } from 'kysely';
import type { Database } from '../../../platform/schema/database';
import type { Site } from '../../../site/directory/site';
import { csvLines, writeCsv } from '../../csv/write-csv';
import { findProductStates } from '../../product-editor/write/stored-product';
import { columnsFor } from '../columns/file-columns';
import { fileSiteOf } from '../columns/file-site';
import { productRows } from './product-rows';

/** Products that are in memory at once. */
const BATCH = 200;

/** A CSV file with these products, in their order. */
export async function* productsCsv(db: Database, site: Site, ids: readonly string[]): AsyncGenerator<string, void> {
  const columns = columnsFor(await mostOptions(db, ids));
  const fileSite = await fileSiteOf(db, site);
  yield writeCsv([columns.map(({ header }) => header)]);
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const states = await findProductStates(db, { siteId: site.id, ids: batch });
    const ordered = batch.flatMap((id) => states.get(id) ?? []);
    yield csvLines(ordered.flatMap((state) => productRows(state, { columns, site: fileSite })));
  }
}

async function mostOptions(db: Database, ids: readonly string[]): Promise<number> {
  const { most } = await db
    .selectFrom('product')
    .select(sql<number | null>`max(cardinality(option_names))`.as('most'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  return most ?? 0;
}
