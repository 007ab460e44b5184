import type { PostRecord } from 'shared-types/site/page/page-record';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { pagesBelow } from '../collection/pages-below';

export interface Post {
  readonly page: SitePage;
  readonly record: PostRecord;
  /** Day of publication in the time zone in which the owner wrote it, `2026-11-28`. */
  readonly day: string;
}

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** The posts one level below a page, newest first. */
export function postsOf(site: Site, collection: string): readonly Post[] {
  return pagesBelow(site, collection)
    .flatMap((page) => postOf(page) ?? [])
    .sort((one, other) => Date.parse(other.record.publishedAt) - Date.parse(one.record.publishedAt));
}

/** The page as a post; undefined if it is none. */
export function postOf(page: SitePage): Post | undefined {
  const { record } = page;
  return record?.type === 'post' ? { page, record, day: record.publishedAt.slice(0, DAY_LENGTH) } : undefined;
}
