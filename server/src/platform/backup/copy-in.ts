import { once } from 'node:events';
import type pg from 'pg';
import { from, type CopyStreamQuery } from 'pg-copy-streams';
import type { BackedUpTable } from './backup-format';

/** Copies rows into tables, one table after the other. */
export interface CopyIn {
  write(table: BackedUpTable, part: Buffer): Promise<void>;
  /** Waits for the last table, and returns the number of rows in each. */
  finish(): Promise<ReadonlyMap<string, number>>;
}

/** Starts to copy rows. Columns keep their values, also identities; generated columns are left out. */
export function createCopyIn(client: pg.Client): CopyIn {
  const counts = new Map<string, number>();
  let open: { readonly name: string; readonly stream: CopyStreamQuery; readonly failed: Promise<never> } | undefined;

  const end = async () => {
    if (!open) return;
    const { name, stream, failed } = open;
    open = undefined;
    stream.end();
    await Promise.race([once(stream, 'finish'), failed]);
    counts.set(name, stream.rowCount);
  };

  const begin = ({ name, columns }: BackedUpTable) => {
    const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const stream = client.query(from(`copy ${client.escapeIdentifier(name)} (${listed}) from stdin`));
    const failed = new Promise<never>((_, reject) => stream.once('error', reject));
    failed.catch(() => undefined);
    return { name, stream, failed };
  };

  return {
    write: async (table, part) => {
      if (open?.name !== table.name) {
        await end();
        open = begin(table);
      }
      const { stream, failed } = open;
      if (!stream.write(part)) await Promise.race([once(stream, 'drain'), failed]);
    },
    finish: async () => {
      await end();
      return counts;
    },
  };
}
