import type { ColumnType, Generated } from 'kysely';
import type { CardMode } from 'shared-types/commerce/card-payment';
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
  /** Whether buyers can pay by card, and with what money; null if they cannot. */
  card_payments: Generated<CardMode | null>;
  /** Increases with every sale that takes from the stock. */
  stock_revision: Generated<number>;
  created_at: CreatedAt;
}

/** What crops and rotates a picture, which keeps its original. */
export interface PictureEdit {
  /** Clockwise, in degrees. */
  readonly rotate: 0 | 90 | 180 | 270;
  /** The part of the rotated picture that is shown, in fractions of its sides. */
  readonly crop: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** A column that is null at first. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What the library stores of every file, whether a picture or not. */
interface LibraryColumns {
  /** The name that an owner gave it; null for the one it came with. */
  title: Nullable<string>;
  /** Empty for none. */
  folder: Generated<string>;
  /** File name of an upload; null, like the next two columns, for files of the document. */
  uploaded_as: Nullable<string>;
  /** sha256 of the uploaded file; a site stores the same file once. */
  source_hash: Nullable<string>;
  uploaded_at: Nullable<Date>;
  /** When an owner last changed a file of the document, which imports keep from then on. */
  changed_at: Nullable<Date>;
  /** When an owner deleted it; it can be restored until its bytes are deleted. */
  binned_at: Nullable<Date>;
  /** Since when a deleted file is used nowhere; null if it is, or if that was not checked yet. */
  unused_since: Nullable<Date>;
}

export interface AssetTable extends LibraryColumns {
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
  bytes: Generated<number>;
  /** What the owner has made of it; null if it is shown as it was uploaded. */
  edit: OptionalJson<PictureEdit>;
  /** The bytes as they were uploaded; null unless `edit` is set, when `object_key` is what was made of them. */
  original_key: Nullable<string>;
}

export interface UnclaimedObjectTable {
  object_key: string;
  site_id: string;
  since: Generated<Date>;
}

export interface SiteFileTable extends LibraryColumns {
  id: string;
  site_id: string;
  /** Its name in the folder `videos` of the site's document; unique per site. */
  name: string;
  object_key: string;
  /** How its address ends; it changes with the content. */
  file_name: string;
  content_type: string;
  bytes: number;
}

/**
 * How far an upload to the library is. `processing`: all of it has been received, and a job checks it and makes a file of it.
 */
export type FileUploadState = 'sending' | 'processing' | 'done' | 'failed' | 'cancelled';

/** Why a file was refused. `broken`: its content is damaged. `unscanned`: the virus scanner fails. */
export type FileProblem =
  | 'empty'
  | 'type'
  | 'too-large'
  | 'infected'
  | 'unscanned'
  | 'broken'
  | 'moving'
  | 'too-many-pixels'
  | 'site-full'
  | 'other-kind'
  | 'same-file'
  | 'gone'
  | 'failed';

export interface FileUploadTable {
  id: string;
  site_id: string;
  account_id: string;
  /** As it is shown. */
  name: string;
  bytes: number;
  received: Generated<number>;
  /** When the file was last changed on the owner's device; 0 if unknown. With name and length it names a file to go on with. */
  modified_ms: Generated<number>;
  /** The file that gets these bytes; null for a new file. */
  replaces_id: Nullable<string>;
  folder: Generated<string>;
  state: Generated<FileUploadState>;
  /** Set if it failed. */
  problem: Nullable<FileProblem>;
  /** The file in the library, once it is there. */
  file_id: Nullable<string>;
  /** Of processing it. */
  tries: Generated<number>;
  /** When it is to be processed; later while a server does. */
  due_at: Nullable<Date>;
  created_at: CreatedAt;
}

interface FileUploadPieceTable {
  upload_id: string;
  site_id: string;
  /** Bytes of the file before it. */
  starts_at: number;
  object_key: string;
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
  /** True if an owner entered it, or a product's or page's URL changed in the admin area; imports do not remove it. */
  is_kept: Generated<boolean>;
  /** True if an owner entered or changed it in the list of redirects. */
  is_owners: Generated<boolean>;
}

/** How often a redirect has led visitors on. */
export interface RedirectHitTable {
  site_id: string;
  from_path: string;
  hits: number;
  last_at: Date;
}

/** An old path whose redirect an owner has removed or moved: imports do not bring it back. */
export interface RemovedRedirectTable {
  site_id: string;
  from_path: string;
}

/** A tag that an owner has renamed or merged; its addresses lead to another one. */
export interface FormerTagTable {
  site_id: string;
  /** In lower case, as all keys of tags. */
  tag_key: string;
  now_key: string;
}

/** What a change of tags did to a page. */
export interface TagsStep {
  readonly pageId: string;
  /** True for changes that are not published; false for what visitors see. */
  readonly isDraft: boolean;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The last change of the tags of a site, until it is undone. */
export interface TagChangeTable {
  site_id: string;
  id: Generated<string>;
  changed_at: Generated<Date>;
  /** Name of the account. */
  changed_by: string;
  note: string;
  steps: Json<readonly TagsStep[]>;
  /** Rows of `former_tag` before it. */
  former: Json<readonly Omit<FormerTagTable, 'site_id'>[]>;
}

export interface SiteTables {
  site: SiteTable;
  asset: AssetTable;
  /** Files other than pictures. */
  site_file: SiteFileTable;
  file_upload: FileUploadTable;
  file_upload_piece: FileUploadPieceTable;
  /** Stored files that no row uses yet or any more. */
  unclaimed_object: UnclaimedObjectTable;
  page: PageTable;
  block: BlockTable;
  redirect: RedirectTable;
  redirect_hit: RedirectHitTable;
  removed_redirect: RemovedRedirectTable;
  former_tag: FormerTagTable;
  tag_change: TagChangeTable;
}
