import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../../platform/schema/database';
import { checkManifest } from '../artifact/manifest.schema';
import { listArtifacts, readArtifactRow, type ArtifactRow, type ArtifactKey } from '../artifact/artifact.store';
import { readRules } from '../registry.store';
import type { Signing } from '../signing';

/** Rows that nobody has signed may be in front of one that somebody has. */
const MOST_REQUESTED = 100;

/** What versions are found with. */
export interface FindDeps {
  readonly db: Database;
  readonly signing: Pick<Signing, 'isGood'>;
}

/** The manifest of a published version; `undefined` where there is none that a trusted key has signed. */
export async function findPublished({ db, signing }: FindDeps, requested: ArtifactKey): Promise<Manifest | undefined> {
  return signedManifest(signing, requested, await readArtifactRow(db, requested.remote, requested.version));
}

/** The newest version of a remote that a trusted key has signed. */
export async function newestPublished(deps: FindDeps, remote: string): Promise<string | undefined> {
  for (const { version } of await listArtifacts(deps.db, { remote, most: MOST_REQUESTED }))
    if (await findPublished(deps, { remote, version })) return version;
  return undefined;
}

/** The newest version of every remote that has ever been published or deployed. */
export async function newestOfAll(deps: FindDeps): Promise<Manifest[]> {
  const { rules } = await readRules(deps.db);
  const found = rules.map(async ({ remote }) => {
    const version = await newestPublished(deps, remote);
    return version === undefined ? undefined : findPublished(deps, { remote, version });
  });
  return (await Promise.all(found)).filter((manifest) => manifest !== undefined);
}

/** The manifest in a row, if a trusted key signed it, and signed it as this version: an older one is not had under a newer name. */
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
