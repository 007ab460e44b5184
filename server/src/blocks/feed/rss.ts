import { escapeHtml } from '../../platform/http/escape-html';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { escapedPath } from '../../site/directory/tidy-path';
import { feedPath } from './feed-path';
import { tagsOf } from '../journal/post-teaser';
import type { Post } from '../journal/posts-of';

interface Feed {
  readonly site: Pick<Site, 'name' | 'locale' | 'profile'>;
  readonly journal: SitePage;
  /** Newest first. */
  readonly posts: readonly Post[];
  /** The site's public origin. */
  readonly origin: string;
}

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** Posts as RSS 2.0, as https://www.rssboard.org/rss-profile recommends. */
export function rssXml({ site, journal, posts, origin }: Feed): string {
  const [newest] = posts;
  const lines = [
    element('title', `${journal.title} – ${site.name}`),
    element('link', origin + escapedPath(journal.path)),
    element('description', journal.description || site.profile.tagline || journal.title),
    element('language', site.locale.toLowerCase()),
    ...(newest ? [element('lastBuildDate', rssDate(newest))] : []),
    `<atom:link href="${escapeHtml(origin + escapedPath(feedPath(journal.path, 'xml')))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemElement(post, journal, origin)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}>\n<channel>\n${lines.join('\n')}\n</channel>\n</rss>\n`;
}

function itemElement(post: Post, journal: SitePage, origin: string): string {
  const { page, record } = post;
  const address = origin + escapedPath(page.path);
  const lines = [
    element('title', page.title),
    element('link', address),
    // The id outlives a change of the path, so that readers do not show the post again.
    `<guid isPermaLink="false">${page.id}</guid>`,
    element('pubDate', rssDate(post)),
    ...(page.description ? [element('description', page.description)] : []),
    ...(record.author ? [element('dc:creator', record.author)] : []),
    ...tagsOf(post, journal.path).map(({ name }) => element('category', name)),
  ];
  return `<item>\n${lines.join('\n')}\n</item>`;
}

/** In the format of RFC 822. */
function rssDate({ record }: Post): string {
  return new Date(record.publishedAt).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(withoutControls(text))}</${name}>`;
}

/** XML forbids control characters, even escaped. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '');
}
