import type { Manifest } from 'shared-types/manifest';
import type { Services } from '../services';
import type { ArtifactKey } from './artifact/artifact.store';
import { findPublished } from './publish/find-published';
import { writeArtifact } from './artifact/artifact.store';
import { readRule } from './registry.store';

/** Stores another signed version of a remote with the live version's files and these manifest changes. */
export async function addVersion(
  { db, signing }: Pick<Services, 'db' | 'signing'>,
  { remote, version }: ArtifactKey,
  changes: Partial<Manifest> = {},
): Promise<void> {
  const { version: live } = (await readRule(db, remote)) ?? {};
  const manifest = await findPublished({ db, signing }, { remote, version: live ?? '' });
  if (!manifest) throw new Error(`Nothing of ${remote} is live.`);
  const next = { ...manifest, ...changes, version };
  const bytes = Buffer.from(JSON.stringify(next));
  await db.transaction().execute((trx) => writeArtifact(trx, { manifest: next, bytes, ...signing.sign(bytes) }));
}
