import type { FastifyBaseLogger } from 'fastify';
import type { Picture } from 'shared-types/host/image';
import type { StateEventName } from 'shared-types/events';
import type { LoaderName, LoadedData } from 'shared-types/loaders';
import type { ItemRecordTypeNumber } from 'shared-types/site/item-record-type';
import type { PageFeed } from 'shared-types/site/page/frame';
import type { Block } from 'shared-types/site/page/page';
import type { Config } from '../../platform/environment/config';
import type { Visitor } from '../request/visitor';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';
import type { MatchedPage } from '../directory/site-page';
import type { Registry } from '../registry/registry';
import type { Signing } from '../registry/signing';
import type { SourceMaps } from '../registry/artifact/source-maps';

export interface LoadContext {
  readonly services: {
    readonly db: Database;
    readonly config: Config;
    readonly log: Pick<FastifyBaseLogger, 'error'>;
    /** Release rules that cannot be applied, and live versions. */
    readonly registry: Pick<Registry, 'troubles' | 'current'>;
    readonly sourceMaps: SourceMaps;
    /** Secrets of the server, for other purposes than signing. */
    readonly signing: Pick<Signing, 'secretFor'>;
  };
  readonly site: Site;
  readonly page: MatchedPage;
  readonly block: Block;
  /** Only loaders of scope `visitor` and `query` may use it. */
  readonly visitor: Visitor;
  /**
   * Query of the URL. Only loaders of scope `query` may use it, and those with `queryOf`, which get what `queryOf` returns.
   */
  readonly query: URLSearchParams;
  /**
   * Name of the entry that the page shows, once the page's own blocks are loaded; undefined if it shows none. Only for loaders
   * of slots.
   */
  readonly entryName: () => Promise<string | undefined>;
}

/** The item an item page is about, for search engines and link previews. */
export interface PageItem {
  readonly title: string;
  /** The item's canonical path, whichever page shows it. */
  readonly path: string;
  /** Present if it is an item of a collection. */
  readonly record?: { readonly id: string; readonly type: ItemRecordTypeNumber };
  /** Plain text. */
  readonly excerpt: string;
  readonly picture?: Picture;
  /** Lowest price as a decimal number, with the ISO 4217 currency code. */
  readonly price?: { readonly amount: string; readonly currency: string };
  /** JSON-LD texts. */
  readonly structuredData: readonly string[];
}

/** One page of a paginated list, for search engines. */
export interface PageOfList {
  /** Query of the canonical URL: `?page=2`, or empty. */
  readonly canonicalQuery: string;
  /** From 1. */
  readonly number: number;
  /** True for the first page without a query. */
  readonly isItself: boolean;
  readonly previousPath?: string;
  readonly nextPath?: string;
  /** Redirect target for page numbers beyond the last page. */
  readonly insteadPath?: string;
}

export interface ItemContext {
  readonly site: Site;
  /** Requested path. */
  readonly path: string;
  /** The site's public origin, without a trailing slash. */
  readonly origin: string;
}

/** A server function that supplies the data of one loader name. */
export interface Loader<K extends LoaderName = LoaderName> {
  readonly name: K;
  /**
   * `site`: the same for everybody, cached per site revision. `stock`: the same, cached until stock changes. `visitor` and
   * `query`: called on every request, never cached.
   */
  readonly scope: 'site' | 'stock' | 'visitor' | 'query';
  /** The state event that the data initializes when the page starts. */
  readonly stateEvent?: StateEventName;
  /**
   * The part of the URL's query that the data depends on, normalized: page templates are cached by it. Only for the scopes
   * `site` and `stock`; absent if the data does not depend on the query.
   */
  queryOf?(query: URLSearchParams, site: Site): URLSearchParams;
  /** The data. `null` shows nothing; on an item page it means that the item does not exist. */
  load(context: LoadContext): Promise<LoadedData[K] | null>;
  /** The item an item page is about; undefined if the page is about itself. */
  item?(data: LoadedData[K], context: ItemContext): PageItem | undefined;
  /** The shown page of a list; undefined if the list has one page. */
  pageOfList?(data: LoadedData[K]): PageOfList | undefined;
  /** The feed of the page's posts or events; undefined if it has none. */
  feed?(data: LoadedData[K]): PageFeed | undefined;
  /** Name of the entry that a page of the admin area shows, for its breadcrumbs; undefined if there is none yet. */
  entryName?(data: LoadedData[K]): string | undefined;
  /**
   * The moment from which the data is another although nobody changes the site: data and page templates are not cached
   * longer. Only for the scopes `site` and `stock`; undefined if there is none.
   */
  changesAt?(data: LoadedData[K]): Date | undefined;
}

export function isForAll({ scope }: Pick<Loader, 'scope'>): boolean {
  return scope === 'site' || scope === 'stock';
}

/** A loader whose name is not known statically. */
export interface AnyLoader extends Omit<Loader, 'load' | 'item' | 'pageOfList' | 'feed' | 'entryName' | 'changesAt'> {
  load(context: LoadContext): Promise<unknown>;
  item?(data: never, context: ItemContext): PageItem | undefined;
  pageOfList?(data: never): PageOfList | undefined;
  feed?(data: never): PageFeed | undefined;
  entryName?(data: never): string | undefined;
  changesAt?(data: never): Date | undefined;
}
