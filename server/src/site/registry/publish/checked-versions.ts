import type { Manifest } from 'shared-types/manifest';
import type { BundleKey } from '../../../platform/render/protocol';
import { readArtifactRows, type ArtifactRow, type ArtifactKey } from '../artifact/artifact.store';
import type { ArtifactFiles } from '../artifact/artifact-files';
import { bundleKey } from '../artifact/bundle-key';
import { findPublished, signedManifest, type FindDeps } from './find-published';
import type { Signing } from '../signing';
import type { VersionTrouble } from '../trouble/trouble';

/** Whether a version can go live. */
export interface CheckedVersion {
  /** Present if the signature is valid for this version. */
  readonly manifest?: Manifest | undefined;
  /** True if everything it needs to run is available. */
  readonly isWhole: boolean;
  readonly trouble?: VersionTrouble;
}

/** Versions whose signature was checked. A valid version stays valid, since it cannot change. */
export interface CheckedVersions {
  /** Checks versions that are to go live. `isThorough` also reads stored files that are cached. */
  check(requested: readonly ArtifactKey[], isThorough: boolean): Promise<CheckedVersion[]>;
  /** Checks a version whose row comes from a snapshot. */
  admit(requested: ArtifactKey, row: ArtifactRow): Promise<CheckedVersion>;
  /** The manifest of any published version; undefined if no trusted key has signed it. */
  manifestOf(requested: ArtifactKey): Promise<Manifest | undefined>;
}

export interface CheckDeps extends FindDeps {
  readonly signing: Pick<Signing, 'isGood' | 'knows'>;
  readonly files: Pick<ArtifactFiles, 'keep'>;
}

export function createCheckedVersions({ db, signing, files }: CheckDeps): CheckedVersions {
  const signed = new Map<BundleKey, Manifest>();
  const whole = new Set<BundleKey>();
  const look = async (
    requested: ArtifactKey,
    row: ArtifactRow | undefined,
    isThorough: boolean,
  ): Promise<CheckedVersion> => {
    const key = bundleKey({ name: requested.remote, version: requested.version });
    const found = signedManifest(signing, requested, row);
    const manifest = found ?? signed.get(key);
    const wrong = found ? undefined : ({ ...requested, kind: whyNot(signing, row) } as const);
    if (!manifest) return { isWhole: false, ...(wrong ? { trouble: wrong } : {}) };
    signed.set(key, manifest);
    const file = await files.keep(manifest, isThorough);
    if (!file) whole.add(key);
    const trouble = wrong ?? (file && { ...requested, ...file });
    return { manifest, isWhole: whole.has(key), ...(trouble ? { trouble } : {}) };
  };
  return {
    async check(requested, isThorough) {
      const rows = await readArtifactRows(db, requested);
      return Promise.all(requested.map((one, index) => look(one, rows[index], isThorough)));
    },
    admit: (requested, row) => look(requested, row, false),
    async manifestOf(requested) {
      const key = bundleKey({ name: requested.remote, version: requested.version });
      const known = signed.get(key) ?? (await findPublished({ db, signing }, requested));
      if (known) signed.set(key, known);
      return known;
    },
  };
}

/** Why a row is not a valid version. */
function whyNot(signing: Pick<Signing, 'knows'>, row: ArtifactRow | undefined): VersionTrouble['kind'] {
  if (!row) return 'unsigned';
  return signing.knows(row.signedBy) ? 'forged' : 'stranger';
}
