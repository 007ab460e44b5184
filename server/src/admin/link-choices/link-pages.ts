import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';

/** The pages that links can lead to, by path. */
export function linkPages({ pages }: Pick<Site, 'pages'>): readonly SitePage[] {
  return pages.filter(({ path, isAdmin }) => !isPattern(path) && !isAdmin);
}
