import { sql, type Selectable, type Transaction } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../../platform/schema/database';
import type { RegistryTables } from '../../../platform/schema/tables/registry.tables';
import type { Tables } from '../../../platform/schema/tables';
import type { Signature } from '../signing';

export interface ArtifactRow extends Signature {
  /** Bytes of `remote.json`. */
  readonly bytes: Buffer;
}

export interface ArtifactKey {
  readonly remote: string;
  readonly version: string;
}

export interface NewArtifact extends ArtifactRow {
  readonly manifest: Pick<Manifest, 'name' | 'version'>;
  /** Name of the deploy token; absent if the server published it. */
  readonly deployedBy?: string;
}

/** Inserts a version, or overwrites it. */
export async function writeArtifact(
  trx: Transaction<Tables>,
  { manifest, bytes, signature, signedBy, deployedBy }: NewArtifact,
): Promise<void> {
  const signed = { manifest_bytes: bytes, signature, signed_by: signedBy, deployed_by: deployedBy ?? null };
  await trx
    .insertInto('artifact')
    .values({ remote: manifest.name, version: manifest.version, ...signed })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(signed))
    .execute();
}

/** An existing version, with the signature the server would make now. */
export interface SignedAnew extends ArtifactRow {
  readonly manifest: Pick<Manifest, 'name' | 'version'>;
  /** Id of the server's own key, whose signatures are kept. */
  readonly keepsOf: string;
}

/**
 * Signs an existing version again, so that it stays valid after a previous key is removed. Deployer and time stay
 * unchanged.
 */
export async function replaceSignature(
  db: Database | Transaction<Tables>,
  { manifest, bytes, signature, signedBy, keepsOf }: SignedAnew,
): Promise<void> {
  await db
    .updateTable('artifact')
    .set({ signature, signed_by: signedBy })
    .where('remote', '=', manifest.name)
    .where('version', '=', manifest.version)
    .where('manifest_bytes', '=', bytes)
    .where('signed_by', 'not in', [signedBy, keepsOf])
    .execute();
}

/** The row of a version, whoever wrote it; undefined if there is none or it is unsigned. */
export async function readArtifactRow(
  db: Database | Transaction<Tables>,
  remote: string,
  version: string,
): Promise<ArtifactRow | undefined> {
  const [row] = await readArtifactRows(db, [{ remote, version }]);
  return row;
}

/** The rows of several versions, in order. */
export async function readArtifactRows(
  db: Database | Transaction<Tables>,
  requested: readonly ArtifactKey[],
): Promise<(ArtifactRow | undefined)[]> {
  const names = sql`select unnest(${requested.map(({ remote }) => remote)}::text[]), unnest(${requested.map(({ version }) => version)}::text[])`;
  const rows = await db
    .selectFrom('artifact')
    .select(['remote', 'version', 'manifest_bytes as bytes', 'signature', 'signed_by as signedBy'])
    .where(sql<boolean>`(remote, version) in (${names})`)
    .execute();
  return requested.map(({ remote, version }) => {
    const row = rows.find((one) => one.remote === remote && one.version === version);
    if (!row?.bytes || row.signature === null || row.signedBy === null) return undefined;
    return { bytes: row.bytes, signature: row.signature, signedBy: row.signedBy };
  });
}

/** True if a team has deployed a version of the remote after this one was published. */
export async function wasDeployedAfter(
  db: Database | Transaction<Tables>,
  { remote, version }: ArtifactKey,
  other: string,
): Promise<boolean> {
  const later = await db
    .selectFrom('artifact')
    .select('version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('deployed_by', 'is not', null)
    .where('published_at', '>', (of) =>
      of.selectFrom('artifact').select('published_at').where('remote', '=', remote).where('version', '=', other),
    )
    .executeTakeFirst();
  return later !== undefined;
}

export interface ArtifactsFilter {
  /** Only versions of this remote. */
  readonly remote?: string;
  readonly most?: number;
}

export type ListedArtifact = Pick<
  Selectable<RegistryTables['artifact']>,
  'remote' | 'version' | 'published_at' | 'deployed_by'
>;

/** Published versions, newest first. */
export async function listArtifacts(db: Database, { remote, most }: ArtifactsFilter = {}): Promise<ListedArtifact[]> {
  const all = db.selectFrom('artifact').select(['remote', 'version', 'published_at', 'deployed_by']);
  const some = remote === undefined ? all : all.where('remote', '=', remote);
  const sorted = some.orderBy('remote').orderBy('published_at', 'desc');
  return (most === undefined ? sorted : sorted.limit(most)).execute();
}
