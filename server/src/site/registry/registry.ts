import type { Manifest } from 'shared-types/manifest';
import type { ReleaseNews } from 'shared-types/site/release';
import type { ObjectStore } from '../../objects/object-store';
import type { BundleKey } from '../../render/protocol';
import { createArtifactFiles, type ArtifactFiles } from './artifact-files';
import { findPublished, type FindDeps } from './find-published';
import { createLiveStates, type LiveStates } from './live-states';
import { readRecentVersions, readRules } from './registry.store';
import type { RegistryState } from './registry-state';
import { releaseNews, type NewsParts } from './release-news';
import { liveVersions, type Asker } from './release-rule';

/** The name the shell is published under. */
export const SHELL = 'shell';

/** Which builds are live, and their files. */
export interface Registry {
  /** What is live now for somebody, or for nobody in particular; throws before the shell has been published. */
  current(asker?: Asker): RegistryState;
  /** True where some visitors of a site, named by its identifier, have another version of something than the others. */
  dividesVisitors(site: string): boolean;
  /** What open pages of a site, named by its identifier, must act upon. */
  newsAt(site: string): ReleaseNews;
  /** Calls after each reload that has found a change, until the function it returns is called. */
  follow(listener: () => void): () => void;
  /** Reads the rules afresh, after a notice that they changed. */
  reload(): Promise<void>;
  readonly files: ArtifactFiles;
  /** The manifest of any published version, live or not: open pages may still need its files. */
  manifestOf(name: string, version: string): Promise<Manifest | undefined>;
  /** The checked code of a server bundle. */
  serverCode(key: BundleKey): Promise<string>;
}

/** What the registry reads. */
export interface RegistryDeps extends FindDeps {
  readonly objects: ObjectStore;
}

/** Opens the registry. Call `reload()` before the first use. */
export function createRegistry({ db, objects, signing }: RegistryDeps): Registry {
  const files = createArtifactFiles(objects);
  const manifests = new Map<string, Manifest>();
  const followers = new Set<() => void>();
  let live: LiveStates | undefined;
  let told: NewsParts = { serial: 0, shell: SHELL, rules: [], recent: new Map() };

  const manifestOf = async (name: string, version: string): Promise<Manifest | undefined> => {
    const key = bundleKey({ name, version });
    const known = manifests.get(key) ?? (await findPublished({ db, signing }, { remote: name, version }));
    if (known) manifests.set(key, known);
    return known;
  };

  return {
    files,
    manifestOf,
    current(asker) {
      if (!live) throw new Error('The shell has not been published to the registry yet.');
      return live.stateFor(asker);
    },
    dividesVisitors: (site) => live?.dividesVisitors(site) ?? false,
    newsAt: (site) => releaseNews(told, site),
    follow(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    async reload() {
      const { serial, rules } = await readRules(db);
      // Kept at hand: while the database is away, a page's bundles can still be loaded.
      const wanted = rules.flatMap((rule) => liveVersions(rule).map((version) => manifestOf(rule.remote, version)));
      await Promise.all(wanted);
      const isOld = () => live !== undefined && serial <= live.serial;
      if (isOld()) return;
      const recent = await readRecentVersions(db);
      // Two reloads may cross; the older answer must not win.
      if (isOld()) return;
      const manifest = (name: string, version: string) => manifests.get(bundleKey({ name, version }));
      live = createLiveStates({ serial, shell: SHELL, rules, manifest }) ?? live;
      told = { serial, shell: SHELL, rules, recent };
      for (const listener of followers) listener();
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
