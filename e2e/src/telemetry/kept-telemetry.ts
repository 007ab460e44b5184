import type { Shop } from '../browser/open/shop';

/** Names of all stored records, in any order: error messages or URLs of views. */
export async function keptTelemetry({ server }: Pick<Shop, 'server'>): Promise<readonly string[]> {
  const { db, records } = server.services;
  await records.flush();
  const rows = await db
    .selectFrom('telemetry_record')
    .select(['kind', 'data'])
    .where('name', 'in', ['', 'view'])
    .execute();
  return rows.map(({ kind, data }) => nameOf(kind, data));
}

function nameOf(kind: string, data: unknown): string {
  const record = data as { readonly url?: string; readonly data?: { readonly message?: string } };
  return (kind === 'error' ? record.data?.message : record.url) ?? '';
}
