import type { Manifest } from 'shared-types/manifest';
import type { ObjectStore } from '../../objects/object-store';
import type { Database } from '../../schema/database';
import { artifactKey } from './artifact-files';
import { integrityOf } from './integrity';
import { checkManifest } from './manifest.schema';
import { NEW_RULE } from './release-rule';
import { changeRule, insertArtifact, readArtifact, type ChangeNote } from './registry.store';

/** A built package: its files by path relative to its `dist` folder. */
export interface BuildFolder {
  read(path: string): Promise<Buffer>;
}

/** How publishing ended. A refusal says what is wrong, in one sentence. */
export type PublishResult =
  | {
      readonly ok: true;
      readonly name: string;
      readonly version: string;
      readonly isNew: boolean;
      readonly isDefault: boolean;
    }
  | { readonly ok: false; readonly reason: string };

/** What publishing works with. */
export interface PublishDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
}

/**
 * Makes a build a version: every file is checked against the manifest and stored; a version never changes afterwards.
 * It becomes the default at once unless a person has set a version for the remote.
 *
 * @implements PLAT-02
 */
export async function publish(
  { db, objects }: PublishDeps,
  folder: BuildFolder,
  note: ChangeNote,
): Promise<PublishResult> {
  const manifestBytes = await folder.read('remote.json');
  const checked = checkManifest(manifestBytes);
  if (!checked.ok) return checked;
  const { manifest } = checked;
  const build = `${manifest.name}@${manifest.version}`;
  const integrity = integrityOf(manifestBytes);
  const known = await readArtifact(db, manifest.name, manifest.version);
  if (known && known.manifest_integrity !== integrity)
    return {
      ok: false,
      reason: `${build} was published before with other content. A version never changes: build again under a new one.`,
    };
  if (!known) {
    const wrong = await storeFiles(objects, manifest, folder);
    if (wrong) return { ok: false, reason: `${wrong} of ${build} does not match its manifest. Build it again.` };
    await insertArtifact(db, manifest, integrity);
  }
  const isDefault = await makeDefault(db, manifest, note);
  return { ok: true, name: manifest.name, version: manifest.version, isNew: !known, isDefault };
}

/** Stores the files; the path of the first one that does not match, if any. Nothing names them until the row is written. */
async function storeFiles(objects: ObjectStore, manifest: Manifest, folder: BuildFolder): Promise<string | undefined> {
  for (const [path, { integrity }] of Object.entries(manifest.files)) {
    const bytes = await folder.read(path);
    if (integrityOf(bytes) !== integrity) return path;
    await objects.put(artifactKey(manifest, path), bytes);
  }
  return undefined;
}

async function makeDefault(db: Database, manifest: Manifest, note: ChangeNote): Promise<boolean> {
  const { name: remote, version } = manifest;
  const { rule } = await changeRule(db, {
    remote,
    note,
    change: (before) =>
      before?.set_by === 'person' ? undefined : { ...NEW_RULE, ...before, remote, version, set_by: 'build' },
  });
  return rule?.version === version;
}
