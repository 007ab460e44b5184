import type { AnnouncementView } from 'shared-types/site/page/announcement-bar';
import type { PageContext } from 'shared-types/site/context';
import type { Release } from 'shared-types/release';
import type { FeatureProps } from 'shared-types/render';
import { bytesOf } from '../../../platform/memory/bytes-of';
import type { Room } from '../../../platform/memory/memory-budget';
import type { InjectedCode } from '../../code/injected-code';
import type { MatchedPage } from '../../directory/site-page';
import type { RegistryState } from '../../registry/registry-state';
import type { HtmlTemplate } from '../render/html-template';
import type { TemplateBlock } from './page-blocks';

/** Everything about a page that is the same for all its visitors. */
export interface PageTemplate {
  readonly state: RegistryState;
  readonly matched: MatchedPage;
  readonly context: PageContext;
  readonly release: Release;
  readonly hasPopup: boolean;
  /** Undefined on pages of the admin area. */
  readonly announcement: AnnouncementView | undefined;
  /** The announcement bar, for visitors who get it; undefined on a page without a place for one. */
  readonly bar: HtmlTemplate | undefined;
  readonly blocks: readonly TemplateBlock[];
  /** The frame, with placeholders for all blocks. */
  readonly frame: HtmlTemplate;
  /** HTML of the shared blocks. */
  readonly shared: ReadonlyMap<TemplateBlock, HtmlTemplate>;
  /** Code that the owner adds to the page; undefined for none. */
  readonly code: InjectedCode | undefined;
  /** Additional sources of the Content Security Policy, by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** Props of the shared blocks: a block is rendered again to show a refused form. */
  readonly props: ReadonlyMap<TemplateBlock, FeatureProps>;
  /** True if a block shows stock. */
  readonly showsStock: boolean;
  /** True if a block's data or HTML failed: the template is made again for the next visitor. */
  readonly isDegraded: boolean;
  /** Redirect target for page numbers beyond the last page of a list. */
  readonly insteadPath?: string | undefined;
  /** The moment from which the page is another although nobody changes the site. */
  readonly changesAt?: Date | undefined;
}

export interface PageTemplateKey {
  /** Everything except the stock. */
  readonly key: string;
  /** Revision of the stock, for pages that show stock. */
  readonly stockRevision: number;
}

/** Page templates by everything they depend on. Concurrent requests share one rendering. */
export interface PageTemplateCache {
  get(key: PageTemplateKey, make: () => Promise<PageTemplate | undefined>): Promise<PageTemplate | undefined>;
}

export interface KeptPageTemplate {
  readonly pageTemplate: Promise<PageTemplate | undefined>;
  readonly stockRevision: number;
  /** True until the template is known to show no stock. */
  showsStock: boolean;
  /** Set once the template is known, if the page changes with time. */
  changesAt?: Date | undefined;
}

/** Size assumed until a template has been made, in bytes. */
const BYTES_BEFORE = 50_000;

/**
 * Caches only complete templates: a missing item, a fallback or a failure is tried again. Without a room it caches nothing.
 */
export function createPageTemplateCache(room: Room<KeptPageTemplate> | undefined): PageTemplateCache {
  return {
    get({ key, stockRevision }, make) {
      if (!room) return make();
      const known = room.get(key);
      if (known && isFresh(known, stockRevision)) return known.pageTemplate;
      const made: KeptPageTemplate = { pageTemplate: make(), stockRevision, showsStock: true };
      room.set(key, made, BYTES_BEFORE);
      const isStill = () => room.peek(key) === made;
      const forget = () => isStill() && room.delete(key);
      made.pageTemplate.then((result) => {
        if (!result || result.isDegraded) return void forget();
        made.showsStock = result.showsStock;
        made.changesAt = result.changesAt;
        if (isStill()) room.set(key, made, key.length + bytesOfPageTemplate(result));
      }, forget);
      return made.pageTemplate;
    },
  };
}

function isFresh({ showsStock, stockRevision, changesAt }: KeptPageTemplate, currentStock: number): boolean {
  if (showsStock && stockRevision !== currentStock) return false;
  return changesAt === undefined || changesAt.getTime() > Date.now();
}

/**
 * Blocks and settings are shared with the site and not counted. Style sheets are shared by many pages, but counted with
 * each.
 */
function bytesOfPageTemplate({ context, release, frame, bar, shared, sources, code }: PageTemplate): number {
  return bytesOf([context, release, frame, bar, [...shared.values()], sources, code]);
}
