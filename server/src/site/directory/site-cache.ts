import type { Room } from '../../platform/memory/memory-budget';
import type { Outage } from '../../platform/schema/outage';
import type { LoadedSite } from './load-site';
import { orKept } from './or-kept';
import type { Site } from './site';

/** Which site is at which revision, by id. */
export type Revisions = ReadonlyMap<string, number>;

/** Sites in memory, each loaded once. */
export interface SiteCache {
  /** The site as it is now; as it was loaded last where the database is away. */
  byId(id: string): Promise<Site | undefined>;
  /** Has the site be loaded afresh by who asks next. */
  forget(id: string): void;
  /** All that are in memory, as they were loaded last. */
  all(): readonly LoadedSite[];
  /** The same for every site that is not at its revision in this list. */
  forgetAllBut(revisions: Revisions): Promise<void>;
  /** Has the stock of a site be read afresh, where it is in memory at an older revision. */
  followStock(id: string, revision: number): void;
}

/** What the memory works with. */
export interface SiteCacheDeps {
  /** Loads a site; what was loaded before stands in for what it is to read while the database is away. */
  readonly load: (id: string, before: LoadedSite | undefined) => Promise<LoadedSite | undefined>;
  /** What somebody has kept of a site that was never loaded here. */
  readonly restore: (id: string) => Promise<LoadedSite | undefined>;
  readonly outage: Outage;
  readonly room: Room<SiteEntry>;
}

/** What a site counts for while nobody knows how large it is. */
const BYTES_BEFORE = 100_000;

/** A site in memory, and its load that is under way or done. */
export interface SiteEntry {
  loading?: Promise<LoadedSite | undefined>;
  last?: LoadedSite | undefined;
}

/** Makes the memory; a load that failed is not remembered. */
export function createSiteCache({ load, restore, outage, room }: SiteCacheDeps): SiteCache {
  const weigh = (id: string, entry: SiteEntry) => {
    if (entry.last && room.peek(id) === entry) room.set(id, entry, entry.last.bytes());
  };
  const start = (id: string, entry: SiteEntry) => {
    const { last } = entry;
    const pending = orKept(
      outage.load(() => load(id, last), last && { value: last }),
      () => restore(id),
    );
    const loading = pending.then(({ value }) => value);
    const forget = () => {
      if (entry.loading === loading) delete entry.loading;
    };
    pending.then(({ value, isStale }) => {
      entry.last = value;
      value?.onGrowth(() => weigh(id, entry));
      weigh(id, entry);
      if (isStale) forget();
    }, forget);
    return (entry.loading = loading);
  };
  const entryOf = (id: string): SiteEntry => {
    const known = room.get(id);
    if (known) return known;
    const entry: SiteEntry = {};
    room.set(id, entry, BYTES_BEFORE);
    return entry;
  };

  return {
    byId: async (id) => {
      const entry = entryOf(id);
      return (await (entry.loading ?? start(id, entry)))?.site;
    },
    all: () => room.values().flatMap(({ last }) => last ?? []),
    forget: (id) => void delete room.peek(id)?.loading,
    forgetAllBut: async (revisions) => {
      for (const entry of room.values()) {
        const { loading } = entry;
        const loaded = await loading?.catch(() => undefined);
        const isCurrent = loaded !== undefined && loaded.site.revision === revisions.get(loaded.site.id);
        if (!isCurrent && entry.loading === loading) delete entry.loading;
      }
    },
    followStock: (id, revision) => {
      const { loading, last } = room.peek(id) ?? {};
      last?.stock.follow(revision);
      loading?.then((loaded) => loaded?.stock.follow(revision)).catch(() => undefined);
    },
  };
}
