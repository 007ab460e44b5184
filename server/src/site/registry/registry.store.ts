import { sql, type Transaction } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import { NOTICE_CHANNEL } from '../directory/revision';

/** What decides which version of a remote is live. */
export interface ReleaseRule {
  readonly remote: string;
  readonly enabled: boolean;
  readonly renders: boolean;
  readonly version: string | null;
  readonly set_by: 'build' | 'person';
}

/** Who changes a rule, and why. */
export interface ChangeNote {
  readonly who: string;
  readonly reason: string;
}

/** All rules with the manifest of the version each names, and the highest serial. */
export async function readLive(
  db: Database,
): Promise<{ serial: number; rows: (ReleaseRule & { manifest: Manifest })[] }> {
  const rows = await db
    .selectFrom('release_rule')
    .innerJoin('artifact', (join) =>
      join.onRef('artifact.remote', '=', 'release_rule.remote').onRef('artifact.version', '=', 'release_rule.version'),
    )
    .select(['release_rule.remote', 'enabled', 'renders', 'release_rule.version', 'set_by', 'serial', 'manifest'])
    .execute();
  return { serial: Math.max(0, ...rows.map((row) => row.serial)), rows };
}

/** One remote's rule; a remote without one has never been published. */
export async function readRule(db: Database | Transaction<Tables>, remote: string): Promise<ReleaseRule | undefined> {
  return db
    .selectFrom('release_rule')
    .select(['remote', 'enabled', 'renders', 'version', 'set_by'])
    .where('remote', '=', remote)
    .executeTakeFirst();
}

/** Changes a rule, writes the change down and tells every instance, all or nothing. */
export async function changeRule(db: Database, next: ReleaseRule, note: ChangeNote): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two people changing one remote at once take turns, so that every row names the rule it really replaced.
    await sql`select pg_advisory_xact_lock(hashtext('release_rule'), hashtext(${next.remote}))`.execute(trx);
    const before = await readRule(trx, next.remote);
    const change = await trx
      .insertInto('release_change')
      .values({ remote: next.remote, ...note, before: JSON.stringify(before ?? null), after: JSON.stringify(next) })
      .returning('serial')
      .executeTakeFirstOrThrow();
    const row = { ...next, serial: change.serial };
    await trx
      .insertInto('release_rule')
      .values(row)
      .onConflict((conflict) => conflict.column('remote').doUpdateSet(row))
      .execute();
    await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify({ registry: change.serial })})`.execute(trx);
  });
}

/** Writes a version down; `false` where it is there already. */
export async function insertArtifact(db: Database, manifest: Manifest, manifestIntegrity: string): Promise<boolean> {
  const inserted = await db
    .insertInto('artifact')
    .values({
      remote: manifest.name,
      version: manifest.version,
      manifest: JSON.stringify(manifest),
      manifest_integrity: manifestIntegrity,
    })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A published version. */
export async function readArtifact(
  db: Database,
  remote: string,
  version: string,
): Promise<{ manifest: Manifest; manifest_integrity: string } | undefined> {
  return db
    .selectFrom('artifact')
    .select(['manifest', 'manifest_integrity'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Every published version, newest first. */
export async function listArtifacts(db: Database): Promise<{ remote: string; version: string; published_at: Date }[]> {
  return db
    .selectFrom('artifact')
    .select(['remote', 'version', 'published_at'])
    .orderBy('remote')
    .orderBy('published_at', 'desc')
    .execute();
}
