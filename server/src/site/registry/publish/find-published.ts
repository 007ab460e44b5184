import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../../platform/schema/database';
import { checkManifest } from '../artifact/manifest.schema';
import { listArtifacts, readArtifactRow, type ArtifactRow, type ArtifactKey } from '../artifact/artifact.store';
import { readRules } from '../registry.store';
import type { Signing } from '../signing';

/** Unsigned rows may precede a signed one. */
const MOST_REQUESTED = 100;

export interface FindDeps {
  readonly db: Database;
  readonly signing: Pick<Signing, 'isGood'>;
}

/** The manifest of a published version; undefined if no trusted key has signed it. */
export async function findPublished({ db, signing }: FindDeps, requested: ArtifactKey): Promise<Manifest | undefined> {
  return signedManifest(signing, requested, await readArtifactRow(db, requested.remote, requested.version));
}

/** The newest version of a remote that a trusted key has signed. */
export async function newestPublished(deps: FindDeps, remote: string): Promise<string | undefined> {
  for (const { version } of await listArtifacts(deps.db, { remote, most: MOST_REQUESTED }))
    if (await findPublished(deps, { remote, version })) return version;
  return undefined;
}

/** The newest version of every remote that was ever published or deployed. */
export async function newestOfAll(deps: FindDeps): Promise<Manifest[]> {
  const { rules } = await readRules(deps.db);
  const found = rules.map(async ({ remote }) => {
    const version = await newestPublished(deps, remote);
    return version === undefined ? undefined : findPublished(deps, { remote, version });
  });
  return (await Promise.all(found)).filter((manifest) => manifest !== undefined);
}

/**
 * The manifest of a row, if a trusted key has signed it for this name and version: an old build cannot be passed off as a
 * newer one.
 */
export function signedManifest(
  signing: Pick<Signing, 'isGood'>,
  { remote, version }: ArtifactKey,
  row: ArtifactRow | undefined,
): Manifest | undefined {
  if (!row || !signing.isGood(row.bytes, row)) return undefined;
  const checked = checkManifest(row.bytes);
  if (!checked.ok || checked.manifest.name !== remote || checked.manifest.version !== version) return undefined;
  return checked.manifest;
}
