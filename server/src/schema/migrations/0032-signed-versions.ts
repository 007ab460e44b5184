import { sql, type Kysely } from 'kysely';

/**
 * A version is the exact bytes of its manifest and who signed them. Those of before have neither: they can be named again once they are
 * published again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table artifact drop column manifest, drop column manifest_integrity,
    add column manifest_bytes bytea, add column signature text, add column signed_by text`.execute(db);
}
