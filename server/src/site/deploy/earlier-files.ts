import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../platform/schema/database';
import { artifactKey } from '../registry/artifact/artifact-files';
import type { Registry } from '../registry/registry';
import { listArtifacts } from '../registry/artifact/artifact.store';

/** Most files of a build are the same as in its last few versions. */
const LOOKED_AT = 5;

export interface EarlierFilesDeps {
  readonly db: Database;
  readonly registry: Pick<Registry, 'manifestOf'>;
}

/** Object keys by integrity of files that recent versions of the remote also contain. */
export async function earlierFiles(
  { db, registry }: EarlierFilesDeps,
  { name }: Pick<Manifest, 'name'>,
): Promise<ReadonlyMap<string, string>> {
  const versions = await listArtifacts(db, { remote: name, most: LOOKED_AT });
  const manifests = await Promise.all(versions.map(({ version }) => registry.manifestOf(name, version)));
  return new Map(
    manifests.flatMap((manifest) =>
      manifest
        ? Object.entries(manifest.files).map(
            ([path, { integrity }]) => [integrity, artifactKey(manifest, path)] as const,
          )
        : [],
    ),
  );
}
