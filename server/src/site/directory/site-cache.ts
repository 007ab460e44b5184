import type { Site } from './site';

/** Sites in memory, each loaded once. */
export interface SiteCache {
  byId(id: string): Promise<Site | undefined>;
  forget(id: string): void;
  /** Forgets every site that is not at its revision in this list. */
  forgetAllBut(revisions: ReadonlyMap<string, number>): Promise<void>;
}

/** Most sites in memory; the one asked for longest ago goes first. */
const MAX_SITES = 500;

/** Makes the memory; a load that failed is not remembered. */
export function createSiteCache(loadSite: (id: string) => Promise<Site | undefined>): SiteCache {
  const sites = new Map<string, Promise<Site | undefined>>();

  const load = (id: string) => {
    const loading = loadSite(id);
    loading.catch(() => {
      if (sites.get(id) === loading) sites.delete(id);
    });
    const oldest = sites.keys().next();
    if (sites.size >= MAX_SITES && !oldest.done) sites.delete(oldest.value);
    return loading;
  };

  return {
    byId: (id) => {
      const site = sites.get(id) ?? load(id);
      sites.delete(id);
      sites.set(id, site);
      return site;
    },
    forget: (id) => void sites.delete(id),
    forgetAllBut: async (revisions) => {
      for (const [id, loading] of sites) {
        const site = await loading.catch(() => undefined);
        if (site?.revision !== revisions.get(id) && sites.get(id) === loading) sites.delete(id);
      }
    },
  };
}
