import type { ColumnType, Generated } from 'kysely';
import type { PageBody } from 'shared-types/site/page/page';
import type { SiteStatus, WebsiteStatus } from 'shared-types/site/website';
import type { PageLock } from 'shared-types/site/site-document';
import type { CreatedAt, Json, OptionalJson } from './column';

export interface SiteTable {
  id: string;
  identifier: string;
  name: string;
  hosts: string[];
  locale: string;
  currency: string;
  /** How the site is held; the product says so, not the owner. */
  status: Generated<SiteStatus>;
  /** The status of its billing plan; the operator says so, not the owner. */
  website_status: Generated<WebsiteStatus>;
  /** The checked document parts that have no table of their own: settings, cookie settings, theme, navigation, footer. */
  profile: Json<unknown>;
  /** sha256 of the imported document: an equal one is not imported again. */
  document_hash: string;
  /** True where the server's own samples made it last, false where somebody has imported it. */
  is_sample: Generated<boolean>;
  /** Grows with every change of what visitors are shown; caches are keyed by it. */
  revision: Generated<number>;
  /** Grows with every sale that takes pieces out of the stock; what is not stock stays as it is. */
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
  /** What its file was called when an owner uploaded it; null for a picture of the site's document, as all that follows. */
  uploaded_as: ColumnType<string | null, string | null | undefined, never>;
  /** sha256 of the file as it was sent: the same file is stored once a site. */
  source_hash: ColumnType<string | null, string | null | undefined, never>;
  /** Size of what is stored of it. */
  bytes: Generated<number>;
  uploaded_at: ColumnType<Date | null, Date | null | undefined, never>;
  /** Since when nothing has shown it; null where something does, or nobody has looked yet. */
  unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface UnclaimedObjectTable {
  object_key: string;
  site_id: string;
  since: Generated<Date>;
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
  /** What keeps visitors from it; null for a page that everybody may see. */
  lock: OptionalJson<PageLock>;
  /** Picture for link previews. */
  social_asset_id: string | null;
  body: Json<PageBody>;
  /** sha256 of the page as the document has it. */
  content_hash: Generated<string>;
  /** When that last became another. */
  changed_at: Generated<Date>;
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
  /** Tidy: unescaped, in lower case; with `/*` at its end it stands for every address below. */
  from_path: string;
  /** Address on this site or another, `/*` at its end for what stood below. */
  target: string;
  is_temporary: boolean;
  /** True where a product got another address in the admin area: no import takes it away. */
  is_kept: Generated<boolean>;
}

/** Tables of a site and of what its owner has set up. */
export interface SiteTables {
  site: SiteTable;
  asset: AssetTable;
  /** Bytes of pictures that are on their way to be one, or no more. */
  unclaimed_object: UnclaimedObjectTable;
  page: PageTable;
  block: BlockTable;
  redirect: RedirectTable;
}
