import type { Manifest } from 'shared-types/manifest';
import { wasDeployedAfter } from '../artifact/artifact.store';
import type { BuildFolder } from './build-folder';
import { findPublished } from './find-published';
import { makeVersion, type MakeVersionDeps } from './make-version';
import { NEW_RULE } from '../release-rule';
import { changeRule, type ChangeNote } from '../registry.store';

/** A refusal has a message. */
export type PublishResult =
  | {
      readonly ok: true;
      readonly name: string;
      readonly version: string;
      readonly isNew: boolean;
      readonly isDefault: boolean;
    }
  | { readonly ok: false; readonly reason: string };

export interface PublishNote extends ChangeNote {
  /** True: a version that a team has deployed since stays live. False: the build replaces it. */
  readonly leavesDeployed?: boolean;
}

/**
 * Makes a build a version that goes live at once, unless a person has set a version or, with `leavesDeployed`, a team has
 * deployed a newer one that is live.
 *
 * @implements PLAT-02
 */
export async function publish(deps: MakeVersionDeps, folder: BuildFolder, note: PublishNote): Promise<PublishResult> {
  const made = await makeVersion(deps, folder);
  if (!made.ok) return made;
  const { manifest, isNew } = made;
  const isDefault = await makeDefault(deps, manifest, note);
  return { ok: true, name: manifest.name, version: manifest.version, isNew, isDefault };
}

async function makeDefault(
  { db, signing }: MakeVersionDeps,
  { name: remote, version }: Manifest,
  { leavesDeployed = false, ...note }: PublishNote,
): Promise<boolean> {
  const { rule } = await changeRule(db, {
    remote,
    note,
    change: async (before, trx) => {
      if (before?.set_by === 'person') return undefined;
      const current = { remote, version: before?.version ?? '' };
      const isLeft =
        leavesDeployed &&
        (await wasDeployedAfter(trx, current, version)) &&
        (await findPublished({ db: trx, signing }, current)) !== undefined;
      return isLeft ? undefined : { ...NEW_RULE, ...before, remote, version, set_by: 'build' };
    },
  });
  return rule?.version === version;
}
