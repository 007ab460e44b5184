import { bytesOf } from '../../../platform/memory/bytes-of';
import type { Room } from '../../../platform/memory/memory-budget';
import type { PageTemplate } from './page-template';

/** What a page template depends on. */
export interface PageTemplateKey {
  /** Everything but the stock. */
  readonly key: string;
  /** The revision of the site's stock, which counts for a page that shows some. */
  readonly stockRevision: number;
}

/** Page templates by everything they depend on; concurrent visitors share the making of one. */
export interface PageTemplateCache {
  get(key: PageTemplateKey, make: () => Promise<PageTemplate | undefined>): Promise<PageTemplate | undefined>;
}

/** A page template in memory. */
export interface KeptPageTemplate {
  readonly pageTemplate: Promise<PageTemplate | undefined>;
  readonly stockRevision: number;
  /** True until it is known that the page shows no stock. */
  showsStock: boolean;
}

/** What a page template counts for while nobody knows how large it will be. */
const BYTES_BEFORE = 50_000;

/** A cache that keeps only whole page templates: a missing item, a fallback or a failure is tried again. Without a room it keeps none. */
export function createPageTemplateCache(room: Room<KeptPageTemplate> | undefined): PageTemplateCache {
  return {
    get({ key, stockRevision }, make) {
      if (!room) return make();
      const known = room.get(key);
      if (known && (!known.showsStock || known.stockRevision === stockRevision)) return known.pageTemplate;
      const made: KeptPageTemplate = { pageTemplate: make(), stockRevision, showsStock: true };
      room.set(key, made, BYTES_BEFORE);
      const isStill = () => room.peek(key) === made;
      const forget = () => isStill() && room.delete(key);
      made.pageTemplate.then((result) => {
        if (!result || result.isDegraded) return void forget();
        made.showsStock = result.showsStock;
        if (isStill()) room.set(key, made, key.length + bytesOfPageTemplate(result));
      }, forget);
      return made.pageTemplate;
    },
  };
}

/** Its blocks and their settings are the site's. Style sheets are the same for many pages, and counted with each. */
function bytesOfPageTemplate({ context, release, frame, bar, shared, sources }: PageTemplate): number {
  return bytesOf([context, release, frame, bar, [...shared.values()], sources]);
}
