import type { Manifest } from 'shared-types/manifest';
import type { BundleKey } from '../../../platform/render/protocol';
import { readArtifactRows, type ArtifactRow, type ArtifactKey } from '../artifact/artifact.store';
import type { ArtifactFiles } from '../artifact/artifact-files';
import { bundleKey } from '../artifact/bundle-key';
import { findPublished, signedManifest, type FindDeps } from './find-published';
import type { Signing } from '../signing';
import type { VersionTrouble } from '../trouble/trouble';

/** What a version that is to be live is good for. */
export interface CheckedVersion {
  /** Signed as this version, now or when it was last looked at; absent where it may not be named. */
  readonly manifest?: Manifest | undefined;
  /** True where all it needs to run is at hand. */
  readonly isWhole: boolean;
  readonly trouble?: VersionTrouble;
}

/** Versions whose signature was checked; what was found good once stays, since it cannot change. */
export interface CheckedVersions {
  /** Looks at versions that are to be live. `isThorough` reads their stored files although they are at hand. */
  check(requested: readonly ArtifactKey[], isThorough: boolean): Promise<CheckedVersion[]>;
  /** Looks at a version whose row somebody has kept: it counts as one from the database does. */
  admit(requested: ArtifactKey, row: ArtifactRow): Promise<CheckedVersion>;
  /** The manifest of any published version; `undefined` where no trusted key has signed one. */
  manifestOf(requested: ArtifactKey): Promise<Manifest | undefined>;
}

/** What versions are checked with. */
export interface CheckDeps extends FindDeps {
  readonly signing: Pick<Signing, 'isGood' | 'knows'>;
  readonly files: Pick<ArtifactFiles, 'keep'>;
}

/** Begins without any. */
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

/** Why a row is no version. */
function whyNot(signing: Pick<Signing, 'knows'>, row: ArtifactRow | undefined): VersionTrouble['kind'] {
  if (!row) return 'unsigned';
  return signing.knows(row.signedBy) ? 'forged' : 'stranger';
}
