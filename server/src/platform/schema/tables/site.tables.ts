import type { ColumnType, Generated } from 'kysely';
import type { PageBody } from 'shared-types/site/page/page';
import type { SiteStatus, WebsiteStatus } from 'shared-types/site/website';
import type { PageLock } from 'shared-types/site/site-document';
import type { PageRecord } from 'shared-types/site/page/page-record';
import type { CreatedAt, Json, OptionalJson } from './column';

export interface SiteTable {
  id: string;
  identifier: string;
  name: string;
  hosts: string[];
  locale: string;
  currency: string;
  /** Set by the operator, not by the owner. */
  status: Generated<SiteStatus>;
  /** Billing status; set by the operator, not by the owner. */
  website_status: Generated<WebsiteStatus>;
  /** Document parts without a table of their own: settings, cookie settings, theme, navigation, footer. */
  profile: Json<unknown>;
  /** sha256 of the imported document; an equal one is skipped. */
  document_hash: string;
  /** True if the server's own samples wrote it last. */
  is_sample: Generated<boolean>;
  /** Increases with every change that visitors can see; caches use it as their key. */
  revision: Generated<number>;
  /** Increases with every sale that takes from the stock. */
  stock_revision: Generated<number>;
  created_at: CreatedAt;
}

export interface AssetTable {
  id: string;
  site_id: string;
  name: string;
  object_key: string;
  file_name: string;
  content_type: string;
  width: number;
  height: number;
  alt: string;
  focal_x: number;
  focal_y: number;
  /** Colours of the placeholder, as in `Picture.preview`; null for a transparent picture. */
  preview: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its renditions are due; null once they are made. */
  renditions_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Number of attempts to make them. */
  renditions_tries: Generated<number>;
  /** File name of an uploaded picture; null, like the following columns, for pictures of the document. */
  uploaded_as: ColumnType<string | null, string | null | undefined, never>;
  /** sha256 of the uploaded file; a site stores the same file once. */
  source_hash: ColumnType<string | null, string | null | undefined, never>;
  bytes: Generated<number>;
  uploaded_at: ColumnType<Date | null, Date | null | undefined, never>;
  /** Since when no page has shown it; null if one does, or if that was not checked yet. */
  unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface UnclaimedObjectTable {
  object_key: string;
  site_id: string;
  since: Generated<Date>;
}

export interface SiteFileTable {
  id: string;
  site_id: string;
  /** Its name in the folder `videos` of the site's document. */
  name: string;
  object_key: string;
  /** How its address ends; it changes with the content. */
  file_name: string;
  content_type: string;
  bytes: number;
}

export interface PageTable {
  id: string;
  site_id: string;
  /** `/about`, or a pattern with `{slug}` or `{token}` as its last part. */
  path: string;
  page_type: number;
  title: string;
  description: string;
  /** Path of the collection whose items an item page shows. */
  collection_path: string | null;
  /** False keeps search engines away. */
  indexed: boolean;
  /** Null for a public page. */
  lock: OptionalJson<PageLock>;
  /** Null for a page that is neither post nor event. */
  record: OptionalJson<PageRecord>;
  social_asset_id: string | null;
  body: Json<PageBody>;
  /** sha256 of the page in the document. */
  content_hash: Generated<string>;
  /** When the document's page changed last. */
  changed_at: Generated<Date>;
  /** True if an owner has published it; imports do not change it. */
  is_kept: Generated<boolean>;
}

export interface BlockTable {
  id: string;
  site_id: string;
  page_id: string;
  type: number;
  variant: number | null;
  settings: Json<unknown>;
}

export interface RedirectTable {
  site_id: string;
  /** Normalized: unescaped, lower case; a final `/*` matches every path below. */
  from_path: string;
  /** Address on this site or another; a final `/*` stands for the rest of the path. */
  target: string;
  is_temporary: boolean;
  /** True if a product's or page's URL changed in the admin area; imports do not remove it. */
  is_kept: Generated<boolean>;
}

export interface SiteTables {
  site: SiteTable;
  asset: AssetTable;
  /** Videos and their captions. */
  site_file: SiteFileTable;
  /** Stored files that no row uses yet or any more. */
  unclaimed_object: UnclaimedObjectTable;
  page: PageTable;
  block: BlockTable;
  redirect: RedirectTable;
}
