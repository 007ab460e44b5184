import type { Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../../platform/schema/tables';
import type { StoredAssets } from '../store-assets';

/** What storing products works with. */
export interface StoreProductsInput {
  readonly transaction: Transaction<Tables>;
  readonly siteId: string;
  readonly document: SiteDocument;
  readonly assets: StoredAssets;
  /** Ids of pages by path. */
  readonly pageIds: ReadonlyMap<string, string>;
}
