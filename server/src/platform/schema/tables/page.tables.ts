import type { ColumnType, Generated } from 'kysely';
import type { Patch, PageChangeLabel } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { VideoFile } from 'shared-types/blocks/video';
import type { CreatedAt, Json } from './column';

type OptionalDate = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A video of the site's document, as views get it. */
export interface SiteVideoTable {
  site_id: string;
  name: string;
  file: Json<VideoFile>;
}

/** A path of the site's document that belongs to an owner's page: imports skip the document's page. */
export interface KeptPageTable {
  site_id: string;
  document_path: string;
  /** The page may have moved, or may be gone. */
  page_id: string;
}

/** What an owner has changed of a page, published or not. A page that nobody has changed has none. */
export interface PageDraftTable {
  page_id: string;
  site_id: string;
  content: Json<PageContent>;
  /** Increases by 1 with each change. */
  revision: number;
  /** Revision of the last publication; null if there was none. */
  published_revision: number | null;
  status: Generated<'draft' | 'needsReview' | 'scheduled'>;
  /** When the draft is published as it is then; null without a schedule. */
  scheduled_at: OptionalDate;
  scheduled_by: string | null;
  /** Why the last scheduled publication failed. */
  schedule_error: string | null;
  account_id: string | null;
  changed_by: string;
  changed_at: ColumnType<Date, Date | undefined, Date>;
  /** When it was moved to the bin; null for a page outside of it. */
  removed_at: OptionalDate;
  /** True for a page in the bin that visitors saw before. */
  was_published: Generated<boolean>;
  /** True for a page that its publication puts into the main navigation. */
  adds_to_navigation: Generated<boolean>;
}

export interface PageChangeTable {
  page_id: string;
  /** Of the draft after the change. */
  revision: number;
  site_id: string;
  /** Idempotency key. */
  key: string;
  account_id: string | null;
  changed_by: string;
  patch: Json<Patch>;
  inverse: Json<Patch>;
  label: PageChangeLabel;
  /** Key of the step that this change takes back. */
  undoes: string | null;
  redoes: string | null;
  /** Revision that took this step back; null if none did, or if it was done again. */
  undone: number | null;
  changed_at: CreatedAt;
}

/** What was published of a page, and when. */
export interface PageVersionTable {
  page_id: string;
  /** From 1. */
  number: number;
  site_id: string;
  content: Json<PageContent>;
  account_id: string | null;
  /** Null for what an import published. */
  published_by: string | null;
  published_at: ColumnType<Date, Date | undefined, never>;
  note: string | null;
}

/** Who has a page open in the editor. */
export interface PagePresenceTable {
  page_id: string;
  account_id: string;
  site_id: string;
  block_id: string | null;
  seen_at: ColumnType<Date, Date | undefined, Date>;
}

/** A link that shows a draft to whoever has it. */
export interface PreviewLinkTable {
  /** sha256 of the token. */
  token_hash: string;
  page_id: string;
  site_id: string;
  account_id: string | null;
  until: Date;
}

export interface PageTables {
  site_video: SiteVideoTable;
  kept_page: KeptPageTable;
  page_draft: PageDraftTable;
  page_change: PageChangeTable;
  page_version: PageVersionTable;
  page_presence: PagePresenceTable;
  preview_link: PreviewLinkTable;
}
