import { sql, type Transaction } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import { artifactKey } from '../artifact/artifact-files';
import type { BuildFolder } from './build-folder';
import { integrityOf } from '../artifact/integrity';
import { checkManifest } from '../artifact/manifest.schema';
import { readArtifactRow, replaceSignature, writeArtifact } from '../artifact/artifact.store';
import type { Signature, Signing } from '../signing';

/** A refusal has a message. */
export type VersionResult =
  | { readonly ok: true; readonly manifest: Manifest; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: string };

export interface MakeVersionDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly signing: Signing;
}

export interface VersionOrigin {
  /** Name of the deploy token; absent if the server published it. */
  readonly deployedBy?: string;
}

/**
 * Makes a build a version: checks every file against the manifest, stores it and signs the manifest. A version never
 * changes, but damaged files are restored, and the current key signs it again. It goes live only by a release rule.
 *
 * @implements PLAT-02
 */
export async function makeVersion(
  { db, objects, signing }: MakeVersionDeps,
  folder: BuildFolder,
  origin: VersionOrigin = {},
): Promise<VersionResult> {
  const bytes = await folder.read('remote.json');
  const checked = checkManifest(bytes);
  if (!checked.ok) return checked;
  const { manifest } = checked;
  const build = `${manifest.name}@${manifest.version}`;
  const signature = signatureOf(signing, bytes, await folder.signature?.());
  if (!signature)
    return { ok: false, reason: `${build} is signed by a key that is not trusted here. Add the key to TRUSTED_KEYS.` };
  return db.transaction().execute(async (trx): Promise<VersionResult> => {
    await lockVersion(trx, manifest);
    const current = await currentVersionOf({ db: trx, signing }, manifest, bytes);
    if (current === 'other')
      return {
        ok: false,
        reason: `${build} was published before with other content. A version never changes: build again under a new one.`,
      };
    const wrong = await storeFiles(objects, manifest, folder);
    if (wrong) return { ok: false, reason: `${wrong} of ${build} does not match its manifest. Build it again.` };
    const isNew = current === 'none';
    if (isNew) await writeArtifact(trx, { manifest, bytes, ...signature, ...origin });
    else await replaceSignature(trx, { manifest, bytes, ...signature, keepsOf: signing.keyId });
    return { ok: true, manifest, isNew };
  });
}

/**
 * Locks a version until the transaction ends, so that a second build with the same version cannot overwrite the first one's
 * files.
 */
export async function lockVersion(
  trx: Transaction<Tables>,
  { name, version }: Pick<Manifest, 'name' | 'version'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('artifact'), hashtext(${`${name}@${version}`}))`.execute(trx);
}

export interface CurrentVersionDeps {
  readonly db: Database | Transaction<Tables>;
  readonly signing: Pick<Signing, 'isGood'>;
}

/** Whether the version exists, and is this very build. A row without a trusted signature does not count. */
export async function currentVersionOf(
  { db, signing }: CurrentVersionDeps,
  { name, version }: Pick<Manifest, 'name' | 'version'>,
  bytes: Buffer,
): Promise<'none' | 'same' | 'other'> {
  const row = await readArtifactRow(db, name, version);
  if (!row || !signing.isGood(row.bytes, row)) return 'none';
  return row.bytes.equals(bytes) ? 'same' : 'other';
}

/** The signature of a build, if a trusted key made it; a build without one is signed by the server. */
export function signatureOf(signing: Signing, bytes: Buffer, sent: string | undefined): Signature | undefined {
  return sent === undefined ? signing.sign(bytes) : signing.recognise(bytes, sent.trim());
}

/**
 * Stores missing or damaged files; returns the path of the first file that does not match. The files are not used until the
 * row is written.
 */
async function storeFiles(objects: ObjectStore, manifest: Manifest, folder: BuildFolder): Promise<string | undefined> {
  for (const [path, { integrity }] of Object.entries(manifest.files)) {
    const bytes = await folder.read(path);
    if (integrityOf(bytes) !== integrity) return path;
    const key = artifactKey(manifest, path);
    const stored = await objects.get(key);
    if (!stored?.equals(bytes)) await objects.put(key, bytes);
  }
  return undefined;
}
