import type { Selectable } from 'kysely';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { RedirectTable } from '../../platform/schema/tables/site.tables';
import { escapedPath } from './tidy-path';

/** The target of a redirect. */
export interface Redirection {
  /** A path on this site, or an https: URL of another. */
  readonly to: string;
  readonly isTemporary: boolean;
  /** Old path of the site's redirect; absent where only the spelling of an address is corrected. */
  readonly from?: string;
}

type StoredRedirect = Omit<Selectable<RedirectTable>, 'site_id' | 'is_kept' | 'is_owners'>;

const STAR = '*';

/**
 * Finds the redirect of a normalized path in any case: the one for exactly this path, else the one of the nearest folder.
 */
export function redirectFinder(rows: readonly StoredRedirect[]): (path: string) => Redirection | undefined {
  const byPath = new Map(rows.map((row) => [row.from_path, row]));
  const deepest = rows.reduce((most, row) => Math.max(most, slashesOf(row.from_path).length), 0);
  return (path) => {
    const single = byPath.get(path.toLowerCase());
    if (single) return redirectionOf(single);
    // A path can have thousands of segments; folders deeper than all redirects are skipped.
    for (const end of slashesOf(path).slice(0, deepest).reverse()) {
      const folder = byPath.get(`${path.slice(0, end).toLowerCase()}/${STAR}`);
      if (folder) return redirectionOf(folder, path.slice(end + 1));
    }
    return undefined;
  };
}

/** Ends of the path's parent folders. */
function slashesOf(path: string): number[] {
  return [...path.matchAll(/(?<!^)\//g)].map(({ index }) => index);
}

function redirectionOf(
  { from_path: from, target, is_temporary: isTemporary }: StoredRedirect,
  below = '',
): Redirection | undefined {
  // Written by owners, it may contain characters that are invalid in headers.
  if (!target.startsWith('/')) return { to: new URL(target).href, isTemporary, from };
  // The rest of the path comes from the visitor, and must not lead to another site.
  const to = sameSitePath(target.endsWith(`/${STAR}`) ? target.slice(0, -1) + escapedPath(below) : target);
  return to === undefined ? undefined : { to, isTemporary, from };
}

/** A URL with the visitor's query appended to its own, before the fragment. */
export function withQuery(address: string, search: string): string {
  if (search.length <= 1) return address;
  const end = address.indexOf('#');
  const [place, fragment] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
  return `${place}${place.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`;
}
