import type { Manifest } from 'shared-types/manifest';
import type { ObjectStore } from '../../objects/object-store';
import type { BundleKey } from '../../render/protocol';
import type { Database } from '../../schema/database';
import { createArtifactFiles, type ArtifactFiles } from './artifact-files';
import { readArtifact, readLive } from './registry.store';
import { createRegistryState, type LiveRemote, type RegistryState } from './registry-state';

/** The name the shell is published under. */
export const SHELL = 'shell';

/** Which builds are live, and their files. */
export interface Registry {
  /** What is live now; throws before the shell has been published. */
  current(): RegistryState;
  /** Reads the rules afresh, after a notice that they changed. */
  reload(): Promise<void>;
  readonly files: ArtifactFiles;
  /** The manifest of any published version, live or not: open pages may still need its files. */
  manifestOf(name: string, version: string): Promise<Manifest | undefined>;
  /** The checked code of a server bundle. */
  serverCode(key: BundleKey): Promise<string>;
}

/** Opens the registry. Call `reload()` before the first use. */
export function createRegistry(db: Database, objects: ObjectStore): Registry {
  const files = createArtifactFiles(objects);
  const manifests = new Map<string, Manifest>();
  let state: RegistryState | undefined;

  const manifestOf = async (name: string, version: string): Promise<Manifest | undefined> => {
    const key = bundleKey({ name, version });
    const known = manifests.get(key) ?? (await readArtifact(db, name, version))?.manifest;
    if (known) manifests.set(key, known);
    return known;
  };

  return {
    files,
    manifestOf,
    current() {
      if (!state) throw new Error('The shell has not been published to the registry yet.');
      return state;
    },
    async reload() {
      const { serial, rows } = await readLive(db);
      // Two reloads may cross; the older answer must not win.
      if (state && serial < state.serial) return;
      // Kept at hand: while the database is away, a page's bundles can still be loaded.
      for (const { manifest } of rows) manifests.set(bundleKey(manifest), manifest);
      const live = new Map<string, LiveRemote>(
        rows.map(({ remote, manifest, enabled, renders }) => [remote, { manifest, enabled, renders }]),
      );
      const shell = live.get(SHELL);
      live.delete(SHELL);
      if (shell) state = createRegistryState(serial, shell, live);
    },
    async serverCode(key) {
      const [name = '', version = ''] = splitKey(key);
      const manifest = await manifestOf(name, version);
      if (!manifest) throw new Error(`${key} has not been published.`);
      return (await files.read(manifest, manifest.server)).toString('utf8');
    },
  };
}

/** `<name>@<version>`. */
export function bundleKey(manifest: Pick<Manifest, 'name' | 'version'>): BundleKey {
  return `${manifest.name}@${manifest.version}`;
}

function splitKey(key: BundleKey): [string, string] {
  const at = key.lastIndexOf('@');
  return [key.slice(0, at), key.slice(at + 1)];
}
