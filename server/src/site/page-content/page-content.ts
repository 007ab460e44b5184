import type { Selectable } from 'kysely';
import type { BlockSettings, PageContent } from 'shared-types/admin/pages/page-content';
import type { BlockTypeNumber, BlockVariantNumber } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import type { PageTypeNumber } from 'shared-types/site/page/page-type';
import type { DocumentPage } from 'shared-types/site/site-document';
import type { BlockTable, PageTable } from '../../platform/schema/tables/site.tables';
import { contentSettings, type FileNames } from './content-settings';

/** What a published page's rows refer to. */
export interface ContentNames extends FileNames {
  readonly pictureNameById: (assetId: string) => string | undefined;
}

export interface PageRows {
  readonly page: Selectable<PageTable>;
  /** Of the page. */
  readonly blocks: readonly Selectable<BlockTable>[];
}

/** A published page in document form. */
export function pageContent({ page, blocks }: PageRows, names: ContentNames): PageContent {
  const socialImage = page.social_asset_id === null ? undefined : names.pictureNameById(page.social_asset_id);
  return {
    path: page.path,
    pageType: page.page_type as PageTypeNumber,
    title: page.title,
    description: page.description,
    ...(page.collection_path !== null && { collection: page.collection_path }),
    ...(page.indexed ? {} : { indexed: false }),
    ...(page.lock && { lock: page.lock }),
    ...(page.record && { record: page.record }),
    ...(socialImage !== undefined && { socialImage }),
    body: page.body,
    blocks: Object.fromEntries(blocks.map((block) => [block.id, contentBlock(block, names)])),
  };
}

function contentBlock({ id, type, variant, settings }: Selectable<BlockTable>, names: FileNames): Block<BlockSettings> {
  return {
    id,
    type: type as BlockTypeNumber,
    ...(variant !== null && { variant: variant as BlockVariantNumber }),
    settings: Object(contentSettings(settings, names)) as BlockSettings,
  };
}

/** Ids of a body's blocks, in the order in which visitors see them. */
function placedBlocks({ body }: Pick<PageContent, 'body'>): string[] {
  return body.layout.rows.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks));
}

/** The same page as a site document has it. */
export function documentPage({ blocks, ...content }: PageContent): DocumentPage {
  const placed = placedBlocks(content);
  const others = Object.keys(blocks).filter((id) => !placed.includes(id));
  return { ...inOrder(content), blocks: [...placed, ...others].flatMap((id) => blocks[id] ?? []) };
}

/** The hash of a page depends on the order of its keys, and the database keeps none. */
function inOrder<T extends Omit<DocumentPage, 'blocks' | 'slices'>>(page: T): Omit<DocumentPage, 'blocks'> {
  const { path, pageType, title, description, collection, indexed, lock, record, socialImage, body } = page;
  return {
    path,
    pageType,
    title,
    description,
    ...(collection !== undefined && { collection }),
    ...(indexed !== undefined && { indexed }),
    ...(lock && { lock }),
    ...(record && { record }),
    ...(socialImage !== undefined && { socialImage }),
    body,
  };
}
