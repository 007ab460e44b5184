import type { RecordKind } from '../../../server/src/platform/schema/tables/telemetry.tables';
import { until } from '../../../tools/testing/until';
import type { Shop } from '../browser/open/shop';

export interface StoredRecord {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly data: unknown;
}

/** Records of a kind from all sites, in the order of their calls. */
export async function storedRecords(shop: Shop, kind: RecordKind): Promise<readonly StoredRecord[]> {
  const { db, records } = shop.server.services;
  await records.flush();
  const rows = db.selectFrom('telemetry_record').select(['name', 'origin', 'path', 'data']).where('kind', '=', kind);
  return rows.orderBy('key').orderBy('position').execute();
}

/** Names of those records, once the expected number has arrived. */
export async function namesOfRecords(shop: Shop, kind: RecordKind, expected: number): Promise<readonly string[]> {
  await until(async () => (await storedRecords(shop, kind)).length >= expected);
  return (await storedRecords(shop, kind)).map(({ name }) => name);
}

export async function forgetRecords(shop: Shop): Promise<void> {
  const { db, records } = shop.server.services;
  await records.flush();
  await db.deleteFrom('telemetry_record').execute();
}
