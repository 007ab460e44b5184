import { POST_PARTS, type PostSettings, type PostView } from 'shared-types/blocks/journal/post';
import { ITEM_RECORD_TYPE } from 'shared-types/site/item-record-type';
import { z } from 'zod';
import { parentPath } from '../../site/directory/parent-path';
import type { SitePage } from '../../site/directory/site-page';
import { jsonLd } from '../../site/page/json-ld';
import type { Loader } from '../../site/page/loader';
import { feedPath } from '../feed/feed-path';
import { postTeaser } from '../journal/post-teaser';
import { postOf, postsOf } from '../journal/posts-of';

const schema = z.object({ part: z.enum(POST_PARTS).optional() }) satisfies z.ZodType<unknown, PostSettings>;

/** The post that a page is, and its neighbours. */
export const postLoader = {
  name: 'blocks/post/post',
  scope: 'site',
  load: ({ site, page: { page }, block }) => {
    schema.parse(block.settings);
    const post = postOf(page);
    const path = parentPath(page.path);
    const journal = site.pages.find((one) => one.path === path);
    if (!post || !journal) throw new Error(`The page ${page.path} is no post of a journal.`);
    const posts = postsOf(site, journal.path);
    const at = posts.findIndex((one) => one.page.id === page.id);
    const { title, day, author, tags } = postTeaser(post, journal.path);
    const [newer, older] = at < 0 ? [] : [posts[at - 1], posts[at + 1]];
    return Promise.resolve({
      title,
      path: page.path,
      day,
      publishedAt: post.record.publishedAt,
      ...(author && { author }),
      tags,
      journal: namedPage(journal),
      ...(newer && { newer: namedPage(newer.page) }),
      ...(older && { older: namedPage(older.page) }),
    } satisfies PostView);
  },
  feed: ({ journal }) => ({ title: journal.name, path: feedPath(journal.path, 'xml'), type: 'application/rss+xml' }),
  item: (view, { site, origin }) => {
    const page = site.pages.find(({ path }) => path === view.path);
    if (!page) return undefined;
    const { id, path, title, description, socialImage } = page;
    return {
      title,
      path,
      record: { id, type: ITEM_RECORD_TYPE.text },
      excerpt: description,
      ...(socialImage && { picture: socialImage }),
      structuredData: [postStructuredData(view, { page, origin, publisher: site.name })],
    };
  },
} satisfies Loader<'blocks/post/post'>;

function namedPage({ title, path }: SitePage) {
  return { name: title, path };
}

interface PostContext {
  readonly page: SitePage;
  /** The site's public origin. */
  readonly origin: string;
  readonly publisher: string;
}

/** https://schema.org/BlogPosting */
function postStructuredData({ publishedAt, author, tags }: PostView, { page, origin, publisher }: PostContext): string {
  const { title, description, path, socialImage, changedAt } = page;
  return jsonLd({
    '@type': 'BlogPosting',
    headline: title,
    ...(description && { description }),
    url: origin + path,
    datePublished: publishedAt,
    dateModified: new Date(Math.max(changedAt.getTime(), Date.parse(publishedAt))).toISOString(),
    ...(author && { author: { '@type': 'Person', name: author.name } }),
    publisher: { '@type': 'Organization', name: publisher },
    ...(socialImage && { image: [origin + socialImage.src] }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
  });
}
