import { hash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/** Hash of a page's or product's content. Search engines are told of a change when it differs. */
export function contentHash(part: object): string {
  return hash('sha256', JSON.stringify(part));
}

/** For an upsert: the current time if the content hash has changed, else the stored time. */
export function changedAt(table: 'page' | 'product'): RawBuilder<Date> {
  const known = sql.table(table);
  return sql`case when ${known}.content_hash = excluded.content_hash then ${known}.changed_at else now() end`;
}
