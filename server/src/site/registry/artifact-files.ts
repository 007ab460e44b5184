import type { Manifest } from 'shared-types/manifest';
import type { ObjectStore } from '../../objects/object-store';
import { integrityOf } from './integrity';

/** A stored file is missing, or is not the one that was published. It names the build it belongs to. */
export class ArtifactError extends Error {
  override readonly name = 'ArtifactError';
}

/** The object key of a file of a version. */
export function artifactKey(manifest: Pick<Manifest, 'name' | 'version'>, path: string): string {
  return `artifacts/${manifest.name}/${manifest.version}/${path}`;
}

/** Reads files of published versions; a file that does not match its published hash is never handed out. */
export interface ArtifactFiles {
  read(manifest: Manifest, path: string): Promise<Buffer>;
}

/** Files are kept in memory once checked: they can never change, and there are few versions at a time. */
export function createArtifactFiles(objects: ObjectStore): ArtifactFiles {
  const checked = new Map<string, Promise<Buffer>>();
  return {
    read(manifest, path) {
      const key = artifactKey(manifest, path);
      const known = checked.get(key);
      if (known) return known;
      const bytes = readChecked(objects, manifest, path);
      checked.set(key, bytes);
      bytes.catch(() => checked.delete(key));
      return bytes;
    },
  };
}

async function readChecked(objects: ObjectStore, manifest: Manifest, path: string): Promise<Buffer> {
  const build = `${manifest.name}@${manifest.version}`;
  const expected = manifest.files[path]?.integrity;
  if (!expected) throw new ArtifactError(`${path} is not a file of ${build}.`);
  const bytes = await objects.get(artifactKey(manifest, path));
  if (!bytes) throw new ArtifactError(`${path} of ${build} is missing from the store.`);
  if (integrityOf(bytes) !== expected)
    throw new ArtifactError(`${path} of ${build} was changed after it was published.`);
  return bytes;
}
