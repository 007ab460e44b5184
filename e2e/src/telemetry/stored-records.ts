import type { RecordKind } from '../../../server/src/platform/schema/tables/telemetry.tables';
import { until } from '../../../tools/testing/until';
import type { Shop } from '../browser/open/shop';

/** A record as these tests look at it. */
export interface StoredRecord {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly data: unknown;
}

/** What the pages of all sites have told of a kind, in the order of their calls. */
export async function storedRecords(shop: Shop, kind: RecordKind): Promise<readonly StoredRecord[]> {
  const { db, records } = shop.server.services;
  await records.flush();
  const rows = db.selectFrom('telemetry_record').select(['name', 'origin', 'path', 'data']).where('kind', '=', kind);
  return rows.orderBy('key').orderBy('position').execute();
}

/** The names of those records, once as many are there as are expected. */
export async function namesOfRecords(shop: Shop, kind: RecordKind, expected: number): Promise<readonly string[]> {
  await until(async () => (await storedRecords(shop, kind)).length >= expected);
  return (await storedRecords(shop, kind)).map(({ name }) => name);
}

/** Forgets what was told. */
export async function forgetRecords(shop: Shop): Promise<void> {
  const { db, records } = shop.server.services;
  await records.flush();
  await db.deleteFrom('telemetry_record').execute();
}
