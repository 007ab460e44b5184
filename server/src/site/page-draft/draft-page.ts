import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Block } from 'shared-types/site/page/page';
import type { Database } from '../../platform/schema/database';
import type { SitePage } from '../directory/site-page';
import { storedSettings } from '../import/store/stored-settings';
import { findSiteFiles, type SiteFiles } from '../page-content/site-files';
import { findDraft, type PageKey } from './drafts.store';

/** The draft of a page as the page it would be, with nothing on it that runs; undefined for a page that is gone. */
export async function draftPage(db: Database, key: PageKey): Promise<SitePage | undefined> {
  const found = await findDraft(db, key);
  if (!found) return undefined;
  return sitePage(key.pageId, found.content, await findSiteFiles(db, key.siteId));
}

function sitePage(id: string, content: PageContent, files: SiteFiles): SitePage {
  const { path, pageType, title, description, collection, record, socialImage, body } = content;
  const blocks = Object.values(content.blocks).map((block) => [block.id, shownBlock(block, files)] as const);
  return {
    ...{ id, path, pageType, title, description, body },
    ...(collection !== undefined && { collectionPath: collection }),
    ...(record && { record }),
    ...(socialImage !== undefined && files.has(socialImage) && { socialImage: files.pictureOf(socialImage) }),
    ...{ indexed: false, isPrivate: true, isPreview: true, changedAt: new Date() },
    blocks: new Map(blocks),
  };
}

/** Settings in document form as views get them. A draft may name a file that is gone. */
export function shownBlock(block: Block, files: SiteFiles): Block {
  const missing = { src: '', width: 1, height: 1, alt: '' };
  const named = {
    pictureOf: (name: string) => (files.has(name) ? files.pictureOf(name) : missing),
    videoOf: (name: string) =>
      files.videos.find((video) => video.name === name)?.file ?? { src: '', type: 'video/mp4' },
  };
  return { ...block, settings: storedSettings(block, named) };
}
