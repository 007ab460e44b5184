import type { Manifest } from 'shared-types/manifest';
import type { ObjectStore } from '../../../platform/objects/object-store';
import { integrityOf } from './integrity';

/** The files of a version that browsers are served. */
export const PUBLIC_FOLDER = 'client/';

/** A stored file is missing, or is not the one that was published. It names the build it belongs to. */
export class ArtifactError extends Error {
  override readonly name = 'ArtifactError';
}

/** The object key of a file of a version. */
export function artifactKey(manifest: Pick<Manifest, 'name' | 'version'>, path: string): string {
  return `artifacts/${manifest.name}/${manifest.version}/${path}`;
}

/** A file of a version that is not as it should be. */
export interface FileTrouble {
  /** `damaged`: missing or changed. `unread`: nobody knows at the moment. */
  readonly kind: 'damaged' | 'unread';
  readonly file: string;
}

/** Reads files of published versions; a file that does not match its published hash is never handed out. */
export interface ArtifactFiles {
  read(manifest: Manifest, path: string): Promise<Buffer>;
  /**
   * Keeps all a version needs to run at hand, so that it goes on while the store is away; says what is wrong with a file, if anything is.
   * `isThorough` looks at what is stored although it is at hand.
   */
  keep(manifest: Manifest, isThorough: boolean): Promise<FileTrouble | undefined>;
}

/** Files are kept in memory once checked: they can never change, and there are few versions at a time. */
export function createArtifactFiles(objects: ObjectStore): ArtifactFiles {
  const checked = new Map<string, Promise<Buffer>>();
  /** Files that were not as they should be when they were last looked at; those are looked at again each time. */
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
