import type { Manifest } from 'shared-types/manifest';
import type { ReleaseNews } from 'shared-types/site/release';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { BundleKey } from '../../platform/render/protocol';
import { readArtifactRows, type ArtifactRow, type ArtifactKey } from './artifact/artifact.store';
import { createArtifactFiles, type ArtifactFiles } from './artifact/artifact-files';
import { bundleKey } from './artifact/bundle-key';
import { createCheckedVersions } from './publish/checked-versions';
import type { FindDeps } from './publish/find-published';
import { createLiveStates, type LiveStates } from './live-states';
import { readLive, type LiveReading } from './read-live';
import { readRecentVersions, type CurrentRule } from './registry.store';
import type { RegistryState } from './registry-state';
import { releaseNews, type NewsParts } from './release-news';
import type { ReleaseScope, ReleaseRule } from './release-rule';
import type { Signing } from './signing';
import type { Trouble } from './trouble/trouble';
import { troubleText } from './trouble/trouble-text';
import { TROUBLE_MESSAGES } from './trouble/trouble.messages';

/** Name under which the shell is published. */
export const SHELL = 'shell';

/** Live builds and their files. */
export interface Registry {
  /** The live versions of a scope; throws before the shell has been published. */
  current(scope?: ReleaseScope): RegistryState;
  /** True if visitors of a site (by identifier) get different versions. */
  dividesVisitors(site: string): boolean;
  /** Changes that open pages of a site (by identifier) must follow. */
  newsAt(site: string): ReleaseNews;
  /** Calls the listener after each reload with a change. Returns a function that unsubscribes. */
  follow(listener: () => void): () => void;
  /** Reads rules and versions again, after a notification. */
  reload(): Promise<void>;
  /** As `reload`, but also reads stored files that are cached. */
  recheck(): Promise<void>;
  /** The current state for a snapshot; undefined before the first reload. */
  record(): Promise<RegistryRecord | undefined>;
  /** Uses a snapshot, as far as trusted keys have signed it, until the next reload. */
  restore(record: RegistryRecord): Promise<void>;
  /** Rules that cannot be applied, and why. */
  troubles(): readonly Trouble[];
  readonly files: ArtifactFiles;
  /** The manifest of any published version: open pages may need files of versions that are no longer live. */
  manifestOf(name: string, version: string): Promise<Manifest | undefined>;
  /** The verified code of a server bundle. */
  serverCode(key: BundleKey): Promise<string>;
}

/** The live versions, with their signed rows. */
export interface RegistryRecord {
  readonly serial: number;
  readonly rules: readonly ReleaseRule[];
  readonly recent: NewsParts['recent'];
  readonly versions: readonly { readonly requested: ArtifactKey; readonly row: ArtifactRow }[];
}

export interface RegistryDeps extends FindDeps {
  readonly signing: Pick<Signing, 'isGood' | 'knows'>;
  readonly objects: ObjectStore;
  readonly log: { error(detail: unknown, message: string): void; info(message: string): void };
}

/** Call `reload()` before the first use. */
export function createRegistry({ db, objects, signing, log }: RegistryDeps): Registry {
  const files = createArtifactFiles(objects);
  const followers = new Set<() => void>();
  const versions = createCheckedVersions({ db, signing, files });
  const seen = new Map<string, CurrentRule>();
  const found = createTroubleLog(log);
  let live: LiveStates | undefined;
  let last = '';
  const turns = { begun: 0, taken: 0 };
  let news: NewsParts = { serial: 0, shell: SHELL, rules: [], recent: new Map() };
  let followed: readonly Manifest[] = [];

  const take = ({ serial, rules, manifests, troubles }: LiveReading, recent: NewsParts['recent']) => {
    found.are(troubles);
    const next = JSON.stringify([serial, rules]);
    if (next === last) return;
    last = next;
    const byKey = new Map(manifests.map((manifest) => [bundleKey(manifest), manifest]));
    const manifest = (name: string, version: string) => byKey.get(bundleKey({ name, version }));
    const reading = turns.taken;
    live = createLiveStates({ serial, reading, shell: SHELL, rules, manifest }) ?? live;
    news = { serial, shell: SHELL, rules, recent };
    followed = manifests;
    for (const listener of followers) listener();
  };
  const read = async (isThorough: boolean) => {
    const turn = (turns.begun += 1);
    const reading = await readLive({ db, signing, versions, seen, isThorough });
    const recent = await readRecentVersions(db);
    // Reloads may overlap; an older result must not replace a newer one.
    if (turn < turns.taken) return;
    turns.taken = turn;
    take(reading, recent);
  };

  return {
    files,
    manifestOf: (remote, version) => versions.manifestOf({ remote, version }),
    current(scope) {
      if (!live) throw new Error('The shell has not been published to the registry yet.');
      return live.stateFor(scope);
    },
    dividesVisitors: (site) => live?.dividesVisitors(site) ?? false,
    newsAt: (site) => releaseNews(news, site),
    follow(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    reload: () => read(false),
    recheck: () => read(true),
    async record() {
      if (!live) return undefined;
      const { serial, rules, recent } = news;
      const requested = followed.map(({ name, version }) => ({ remote: name, version }));
      const rows = await readArtifactRows(db, requested);
      return { serial, rules, recent, versions: requested.flatMap((one, index) => kept(one, rows[index])) };
    },
    async restore({ serial, rules, recent, versions: kept }) {
      const checked = await Promise.all(kept.map(({ requested, row }) => versions.admit(requested, row)));
      const manifests = checked.flatMap(({ manifest, isWhole }) => (manifest && isWhole ? [manifest] : []));
      const troubles = checked.flatMap(({ trouble }) => trouble ?? []);
      take({ serial, rules: rules.map((rule) => narrowed(rule, manifests)), manifests, troubles }, recent);
      // The next reload applies the database's state even if it is unchanged.
      last = '';
    },
    troubles: () => found.now(),
    async serverCode(key) {
      const [remote, version] = splitKey(key);
      const manifest = await versions.manifestOf({ remote, version });
      if (!manifest) throw new Error(`${key} has not been published.`);
      return (await files.read(manifest, manifest.server)).toString('utf8');
    },
  };
}

/** Stores the troubles, and logs each once. */
function createTroubleLog(log: RegistryDeps['log']): {
  are(troubles: readonly Trouble[]): void;
  now(): readonly Trouble[];
} {
  let known = new Map<string, Trouble>();
  return {
    now: () => [...known.values()],
    are(troubles) {
      const next = new Map(troubles.map((trouble) => [JSON.stringify(trouble), trouble]));
      for (const [key, trouble] of next)
        if (!known.has(key)) log.error({ trouble }, `${trouble.remote}: ${troubleText(trouble, TROUBLE_MESSAGES.en)}`);
      if (known.size > 0 && next.size === 0) log.info('all live versions can be served again');
      known = next;
    },
  };
}

/** The rule without canary and pinned versions that are unusable; their visitors get the default version. */
function narrowed(rule: ReleaseRule, manifests: readonly Manifest[]): ReleaseRule {
  const runs = (wanted: string) => manifests.some(({ name, version }) => name === rule.remote && version === wanted);
  return {
    ...rule,
    canary: rule.canary && runs(rule.canary.version) ? rule.canary : null,
    pins: Object.fromEntries(Object.entries(rule.pins).filter(([, version]) => runs(version))),
  };
}

function kept(requested: ArtifactKey, row: ArtifactRow | undefined): RegistryRecord['versions'] {
  return row ? [{ requested, row }] : [];
}

function splitKey(key: BundleKey): [string, string] {
  const at = key.lastIndexOf('@');
  return [key.slice(0, at), key.slice(at + 1)];
}
