import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../schema/database';
import type { BuildFolder } from './build-folder';
import { makeVersion, type MakeVersionDeps } from './make-version';
import { NEW_RULE } from './release-rule';
import { changeRule, type ChangeNote } from './registry.store';

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

/**
 * Makes a build a version, which becomes the default at once unless a person has set a version for the remote.
 *
 * @implements PLAT-02
 */
export async function publish(deps: MakeVersionDeps, folder: BuildFolder, note: ChangeNote): Promise<PublishResult> {
  const made = await makeVersion(deps, folder);
  if (!made.ok) return made;
  const { manifest, isNew } = made;
  const isDefault = await makeDefault(deps.db, manifest, note);
  return { ok: true, name: manifest.name, version: manifest.version, isNew, isDefault };
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
