import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../platform/schema/database';
import { artifactKey } from '../registry/artifact/artifact-files';
import type { Registry } from '../registry/registry';
import { listArtifacts } from '../registry/artifact/artifact.store';

/** What a build shares with others it shares with the last few: most of its files change seldom. */
const LOOKED_AT = 5;

/** Where earlier files are looked for. */
export interface EarlierFilesDeps {
  readonly db: Database;
  readonly registry: Pick<Registry, 'manifestOf'>;
}

/** Object keys of files that the last versions of the remote have too, by integrity. */
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
