import type { Picture } from 'shared-types/host/image';
import type { StateEventName } from 'shared-types/events';
import type { LoaderName, LoadedData } from 'shared-types/loaders';
import type { ItemRecordTypeNumber } from 'shared-types/site/item-record-type';
import type { Block } from 'shared-types/site/page/page';
import type { Config } from '../../platform/environment/config';
import type { Visitor } from '../request/visitor';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';
import type { MatchedPage } from '../directory/site-page';
import type { Registry } from '../registry/registry';
import type { SourceMaps } from '../registry/artifact/source-maps';

/** What a loader is asked with. */
export interface LoadContext {
  readonly services: {
    readonly db: Database;
    readonly config: Config;
    /** What of the rules cannot be followed. */
    readonly registry: Pick<Registry, 'troubles'>;
    readonly sourceMaps: SourceMaps;
  };
  readonly site: Site;
  readonly page: MatchedPage;
  readonly block: Block;
  /** Who asks; only reads of scope `visitor` and `query` may look at it. */
  readonly visitor: Visitor;
  /**
   * What follows the address's question mark; only reads of scope `query` may look at it, and those with `queryOf`, which see
   * what that leaves of it.
   */
  readonly query: URLSearchParams;
}

/** What a page with a pattern for its path is about, as search engines and link previews are told. */
export interface PageItem {
  readonly title: string;
  /** The one address of the item, whichever page shows it. */
  readonly path: string;
  /** Present where it is an item of a collection, as the page's context tells. */
  readonly record?: { readonly id: string; readonly type: ItemRecordTypeNumber };
  /** Plain text. */
  readonly excerpt: string;
  readonly picture?: Picture;
  /** What it costs at least, as a decimal number, with the ISO 4217 code. */
  readonly price?: { readonly amount: string; readonly currency: string };
  /** JSON-LD texts. */
  readonly structuredData: readonly string[];
}

/** One page of a paginated list, as search engines see it. */
export interface PageOfList {
  /** What follows the path in the canonical address: `?page=2`, or nothing. */
  readonly canonicalQuery: string;
  /** Its number, from 1. */
  readonly number: number;
  /** True for the first page as it is without a query. */
  readonly isItself: boolean;
  /** Addresses of the pages before and after it. */
  readonly previousPath?: string;
  readonly nextPath?: string;
  /** Where a visitor is redirected who asks for a page behind the last. */
  readonly insteadPath?: string;
}

/** Where an item page stands. */
export interface ItemContext {
  readonly site: Site;
  /** Path as it was asked for. */
  readonly path: string;
  /** Scheme, host and port others are told of the site, without a slash at the end. */
  readonly origin: string;
}

/** The server's answer to one loader a feature declares. */
export interface Loader<K extends LoaderName = LoaderName> {
  readonly name: K;
  /**
   * `site`: the same for everybody, remembered for the site's revision. `stock`: the same, and remembered until something is
   * sold. `visitor` and `query`: asked on every request, never remembered.
   */
  readonly scope: 'site' | 'stock' | 'visitor' | 'query';
  /** The state event the data is told as when the page starts. */
  readonly stateEvent?: StateEventName;
  /**
   * What of an address's query the data depends on, in one form for all that ask the same: a template of the page is made and kept for
   * each. Only for the scopes `site` and `stock`; where absent, the data depends on no query.
   */
  queryOf?(query: URLSearchParams, site: Site): URLSearchParams;
  /** The data; `null` shows nothing, and makes a page with a pattern for its path not found. */
  load(context: LoadContext): Promise<LoadedData[K] | null>;
  /** What the data says of the page; nothing where it is about the page itself. */
  item?(data: LoadedData[K], context: ItemContext): PageItem | undefined;
  /** Which of its pages a list shows; nothing where all of it is on one. */
  pageOfList?(data: LoadedData[K]): PageOfList | undefined;
}

/** True for a loader whose data are the same for everybody. */
export function isForAll({ scope }: Pick<Loader, 'scope'>): boolean {
  return scope === 'site' || scope === 'stock';
}

/** Any read, where its name is not known in advance. */
export interface AnyLoader extends Omit<Loader, 'load' | 'item' | 'pageOfList'> {
  load(context: LoadContext): Promise<unknown>;
  item?(data: never, context: ItemContext): PageItem | undefined;
  pageOfList?(data: never): PageOfList | undefined;
}
