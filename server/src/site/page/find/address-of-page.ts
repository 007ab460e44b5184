import type { MatchedPage } from '../../directory/site-page';
import { escapedPath } from '../../directory/tidy-path';

/** The page's own path, however its emails were escaped in the address that was asked for. */
export function addressOfPage({ page, params }: MatchedPage): string {
  const last = params.slug ?? params.token;
  return escapedPath(last === undefined ? page.path : page.path.slice(0, page.path.lastIndexOf('/') + 1) + last);
}
