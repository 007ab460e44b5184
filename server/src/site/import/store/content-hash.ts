import { hash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/** What a page or a product amounts to in its document: search engines are told of a change when it becomes another. */
export function contentHash(part: object): string {
  return hash('sha256', JSON.stringify(part));
}

/** For an upsert: the time of now where the content has become another, else the time it had. */
export function changedAt(table: 'page' | 'product'): RawBuilder<Date> {
  const known = sql.table(table);
  return sql`case when ${known}.content_hash = excluded.content_hash then ${known}.changed_at else now() end`;
}
