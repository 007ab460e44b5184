import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';

/** Tables of uploads that come in pieces, each with a table `<name>_piece`; `bytes`, `received` and `site_id` are alike in all. */
export type UploadTable = 'form_upload' | 'file_upload';

export interface StoredPiece {
  readonly key: string;
  /** Bytes of the file before it. */
  readonly startsAt: number;
}

export interface RecordedPiece extends StoredPiece {
  readonly uploadId: string;
  readonly siteId: string;
  /** Length of the piece. */
  readonly bytes: number;
}

/** Records the next piece of an upload; false if another request has recorded a piece at its place. */
export async function recordPiece(
  trx: Transaction<Tables>,
  table: UploadTable,
  { uploadId, siteId, key, startsAt, bytes }: RecordedPiece,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set received = ${startsAt + bytes}
    where id = ${uploadId} and received = ${startsAt} returning id`.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    insert into ${sql.table(`${table}_piece`)} (upload_id, site_id, starts_at, object_key)
    values (${uploadId}, ${siteId}, ${startsAt}, ${key})`.execute(trx);
  return true;
}

/** The pieces of an upload, in order. */
export async function piecesOf(db: Database, table: UploadTable, uploadId: string): Promise<readonly StoredPiece[]> {
  const { rows } = await sql<StoredPiece>`
    select object_key as key, starts_at as "startsAt" from ${sql.table(`${table}_piece`)}
    where upload_id = ${uploadId} order by starts_at`.execute(db);
  return rows;
}

/** Deletes the rows of an upload's pieces; their objects are left to the clean-up job. */
export async function forgetPieces(trx: Transaction<Tables>, table: UploadTable, uploadId: string): Promise<void> {
  await sql`delete from ${sql.table(`${table}_piece`)} where upload_id = ${uploadId}`.execute(trx);
}
