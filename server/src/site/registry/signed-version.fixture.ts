import type { Manifest } from 'shared-types/manifest';
import type { Services } from '../services';
import type { ArtifactKey } from './artifact/artifact.store';
import { findPublished } from './publish/find-published';
import { writeArtifact } from './artifact/artifact.store';
import { readRule } from './registry.store';

/** Writes down another version of a remote, made of the files of the one that is live, signed as any; its list says what is told. */
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
