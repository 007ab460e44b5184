import type { MatchedPage } from '../../directory/site-page';
import { escapedPath } from '../../directory/tidy-path';

/** The page's own path, in its canonical encoding. */
export function addressOfPage({ page, params }: MatchedPage): string {
  const last = params.slug ?? params.token;
  return escapedPath(last === undefined ? page.path : page.path.slice(0, page.path.lastIndexOf('/') + 1) + last);
}
