import type { Room } from '../../platform/memory/memory-budget';
import type { Outage } from '../../platform/schema/outage';
import type { LoadedSite } from './load-site';
import { orKept } from './or-kept';
import type { Site } from './site';

/** Revisions by site id. */
export type Revisions = ReadonlyMap<string, number>;

/** Sites in memory, each loaded once. */
export interface SiteCache {
  /** The current site; the last loaded one if the database is unavailable. */
  byId(id: string): Promise<Site | undefined>;
  /** The next request loads the site again. */
  forget(id: string): void;
  /** All sites in memory. */
  all(): readonly LoadedSite[];
  /** Forgets every site whose revision differs from this list. */
  forgetAllBut(revisions: Revisions): Promise<void>;
  /** Reloads the stock of a site in memory, if it is older than this revision. */
  followStock(id: string, revision: number): void;
}

export interface SiteCacheDeps {
  /** Loads a site; `before` supplies cached values while the database is unavailable. */
  readonly load: (id: string, before: LoadedSite | undefined) => Promise<LoadedSite | undefined>;
  /** The snapshot of a site that was never loaded here. */
  readonly restore: (id: string) => Promise<LoadedSite | undefined>;
  readonly outage: Outage;
  readonly room: Room<SiteEntry>;
}

/** Size assumed until a site has been measured, in bytes. */
const BYTES_BEFORE = 100_000;

/** A site in memory, or its pending load. */
export interface SiteEntry {
  loading?: Promise<LoadedSite | undefined>;
  last?: LoadedSite | undefined;
}

/** A failed load is not cached. */
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
