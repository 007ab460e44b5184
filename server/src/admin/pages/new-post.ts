import { POST_FORMAT, foreignToken, postUrl } from 'shared-types/blocks/journal/post-format';
import type { PostRecord } from 'shared-types/site/page/page-record';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { dayIn } from '../../platform/time-zone/local-day';
import { isoIn } from '../../platform/time-zone/iso-in';
import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { pathOfTitle } from '../../site/page-draft/page-paths';

export interface NewPost {
  /** Directly below the journal's page; another page may have it. */
  readonly wantedPath: string;
  readonly record: PostRecord;
}

interface PostInput {
  /** Path of the journal's page. */
  readonly journal: string;
  readonly title: string;
  readonly author: string;
  readonly now: Date;
}

/** The pages of a site that list their own posts. */
export function journalPages({ pages }: Pick<Site, 'pages'>): readonly SitePage[] {
  return pages.filter((page) => !isPattern(page.path) && formatOf(page) !== undefined);
}

/** Path and record of a new post by the URL format of its journal; undefined if no page is that journal. */
export function newPost(site: Site, { journal, title, author, now }: PostInput): NewPost | undefined {
  const page = journalPages(site).find(({ path }) => path === journal);
  const format = page && formatOf(page);
  if (page === undefined || format === undefined) return undefined;
  const url = postUrl(format, { day: dayIn(site.timeZone, now), title });
  const folder = page.path.replace(/\/$/, '');
  return {
    wantedPath: folder + pathOfTitle(url),
    record: { type: 'post', publishedAt: isoIn(site.timeZone, now), author },
  };
}

/** Undefined for a page without a journal of its own posts. */
function formatOf({ path, blocks }: SitePage): string | undefined {
  for (const { type, settings } of blocks.values()) {
    if (type !== BLOCK_TYPE.journal) continue;
    const { collection = path, postUrl: format } = settings as Readonly<Record<string, unknown>>;
    if (collection !== path) continue;
    const isRight = typeof format === 'string' && format.trim() !== '' && foreignToken(format) === undefined;
    return isRight ? format : POST_FORMAT.absent;
  }
  return undefined;
}
