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

/** The name the shell is published under. */
export const SHELL = 'shell';

/** Which builds are live, and their files. */
export interface Registry {
  /** What is live now for somebody, or for nobody in particular; throws before the shell has been published. */
  current(scope?: ReleaseScope): RegistryState;
  /** True where some visitors of a site, named by its identifier, have another version of something than the others. */
  dividesVisitors(site: string): boolean;
  /** What open pages of a site, named by its identifier, must act upon. */
  newsAt(site: string): ReleaseNews;
  /** Calls after each reload that has found a change, until the function it returns is called. */
  follow(listener: () => void): () => void;
  /** Reads the rules and the versions they name afresh, after a notice that they changed. */
  reload(): Promise<void>;
  /** The same, and looks at what is stored although it is at hand. */
  recheck(): Promise<void>;
  /** What was followed last, to be kept; `undefined` before anything was. */
  record(): Promise<RegistryRecord | undefined>;
  /** Follows what was kept, as far as trusted keys have signed it, and is away from the database until the next reload. */
  restore(record: RegistryRecord): Promise<void>;
  /** What of the rules cannot be followed, and why; pages go on with what can. */
  troubles(): readonly Trouble[];
  readonly files: ArtifactFiles;
  /** The manifest of any published version, live or not: open pages may still need its files. */
  manifestOf(name: string, version: string): Promise<Manifest | undefined>;
  /** The checked code of a server bundle. */
  serverCode(key: BundleKey): Promise<string>;
}

/** What is live, with the signed rows of the versions it names. */
export interface RegistryRecord {
  readonly serial: number;
  readonly rules: readonly ReleaseRule[];
  readonly recent: NewsParts['recent'];
  readonly versions: readonly { readonly requested: ArtifactKey; readonly row: ArtifactRow }[];
}

/** What the registry works with. */
export interface RegistryDeps extends FindDeps {
  readonly signing: Pick<Signing, 'isGood' | 'knows'>;
  readonly objects: ObjectStore;
  readonly log: { error(detail: unknown, message: string): void; info(message: string): void };
}

/** Opens the registry. Call `reload()` before the first use. */
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
    // Two may cross; the older answer must not win.
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
      // Whatever the database says then is taken, also where it is the same.
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

/** Keeps what cannot be followed, and logs each trouble once. */
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

/** The rule without canary or pinned versions that cannot run; those visitors get the default version. */
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
