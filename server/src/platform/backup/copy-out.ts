import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { ROWS, type BackedUpTable } from './backup-format';

export type TakePart = (name: string, bytes: Buffer) => Promise<void>;

/** The size of parts in memory: an archive member needs its size before its content. */
const PART_BYTES = 4 * 1024 * 1024;
const DIGITS = 6;

/** Copies the rows of a table in parts; returns the number of parts. */
export async function copyOut(client: pg.Client, { name, columns }: BackedUpTable, take: TakePart): Promise<number> {
  const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(to(`copy (select ${listed} from ${client.escapeIdentifier(name)}) to stdout`));
  let parts = 0;
  let held: Buffer[] = [];
  let bytes = 0;
  const hand = async () => {
    parts += 1;
    await take(`${ROWS}${name}/${String(parts).padStart(DIGITS, '0')}`, Buffer.concat(held));
    [held, bytes] = [[], 0];
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await hand();
  }
  if (bytes > 0) await hand();
  return rows.rowCount;
}
