import type { Block, PageBody } from '../../site/page/page';
import type { PageRecord } from '../../site/page/page-record';
import type { PageTypeNumber } from '../../site/page/page-type';
import type { PageLock } from '../../site/site-document';

/** Settings of a block in document form: pictures are `{ asset: name }`, videos `{ video: name }`, HTML is sanitized. */
export interface BlockSettings {
  readonly [key: string]: unknown;
}

/**
 * A page as the site document has it, with its blocks by id, so that a pointer names a block and not a place in a list.
 * Every id in `body` is in `blocks` once, and the reverse.
 */
export interface PageContent {
  /** Path from the root; a segment in braces matches any value. */
  readonly path: string;
  readonly pageType: PageTypeNumber;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Path of the collection whose items this page shows; only on item pages. */
  readonly collection?: string;
  /** False excludes the page from search engines; true if absent. */
  readonly indexed?: boolean;
  /** Access restriction; none if absent. */
  readonly lock?: PageLock;
  /** Makes the page a post or an event. */
  readonly record?: PageRecord;
  /** Asset name of the image for link previews. */
  readonly socialImage?: string;
  readonly body: PageBody;
  readonly blocks: { readonly [id: string]: Block<BlockSettings> };
}
