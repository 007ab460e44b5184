import type { SitePage } from '../../site/directory/site-page';
import { pagesBelow } from '../collection/pages-below';
import type { Candidate, FindItems } from './candidate';

/** The public, listed pages one level below a page, by path. */
export function findPages({ site, summary: { collection } }: FindItems): readonly Candidate[] {
  return pagesBelow(site, collection).map((page) => ({
    name: page.path,
    item: itemOf(page),
    changedAt: page.changedAt,
  }));
}

function itemOf({ path, title, description, socialImage }: SitePage): Candidate['item'] {
  return {
    path,
    title,
    ...(description ? { text: description } : {}),
    ...(socialImage ? { picture: socialImage } : {}),
  };
}
