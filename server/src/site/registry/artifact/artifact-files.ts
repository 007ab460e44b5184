import type { Manifest } from 'shared-types/manifest';
import type { ObjectStore } from '../../../platform/objects/object-store';
import { integrityOf } from './integrity';

/** Files in this folder are served to browsers. */
export const PUBLIC_FOLDER = 'client/';

/** A stored file is missing or damaged. The message names its build. */
export class ArtifactError extends Error {
  override readonly name = 'ArtifactError';
}

export function artifactKey(manifest: Pick<Manifest, 'name' | 'version'>, path: string): string {
  return `artifacts/${manifest.name}/${manifest.version}/${path}`;
}

/** A problem with a file of a version. */
export interface FileTrouble {
  /** `damaged`: missing or changed. `unread`: unknown, because the store is unavailable. */
  readonly kind: 'damaged' | 'unread';
  readonly file: string;
}

/** Reads files of published versions. A file that does not match its published hash is never returned. */
export interface ArtifactFiles {
  read(manifest: Manifest, path: string): Promise<Buffer>;
  /**
   * Caches everything a version needs to run, so that it keeps running while the store is unavailable; returns the problem
   * of a file, if any. `isThorough` also reads stored files that are cached.
   */
  keep(manifest: Manifest, isThorough: boolean): Promise<FileTrouble | undefined>;
}

/** Checked files are cached in memory: they cannot change, and few versions are in use at a time. */
export function createArtifactFiles(objects: ObjectStore): ArtifactFiles {
  const checked = new Map<string, Promise<Buffer>>();
  /** Files with a problem are read again each time. */
  const troubled = new Set<string>();
  const read = (manifest: Manifest, path: string): Promise<Buffer> => {
    const key = artifactKey(manifest, path);
    const known = checked.get(key);
    if (known) return known;
    const bytes = readChecked(objects, manifest, path);
    checked.set(key, bytes);
    bytes.catch(() => checked.delete(key));
    return bytes;
  };
  const look = async (manifest: Manifest, file: string, isThorough: boolean): Promise<FileTrouble[]> => {
    const key = artifactKey(manifest, file);
    const isAtHand = checked.has(key);
    try {
      await read(manifest, file);
      if (isAtHand && (isThorough || troubled.has(key))) await readChecked(objects, manifest, file);
      troubled.delete(key);
      return [];
    } catch (error) {
      troubled.add(key);
      return [{ kind: error instanceof ArtifactError ? 'damaged' : 'unread', file }];
    }
  };
  return {
    read,
    async keep(manifest, isThorough) {
      const needed = Object.keys(manifest.files).filter(
        (path) => path === manifest.server || path.startsWith(PUBLIC_FOLDER),
      );
      const [first] = (await Promise.all(needed.map((path) => look(manifest, path, isThorough)))).flat();
      return first;
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
