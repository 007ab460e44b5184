import type { Selectable } from 'kysely';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { RedirectTable } from '../../platform/schema/tables/site.tables';
import { escapedPath } from './tidy-path';

/** Where an address of before leads. */
export interface Redirection {
  /** Address on this site, or an https: address of another. */
  readonly to: string;
  readonly isTemporary: boolean;
}

type StoredRedirect = Omit<Selectable<RedirectTable>, 'site_id' | 'is_kept'>;

const STAR = '*';

/** Finds where a tidy path leads, in any case: by the redirect of exactly this path, else by that of the nearest folder. */
export function redirectFinder(rows: readonly StoredRedirect[]): (path: string) => Redirection | undefined {
  const byPath = new Map(rows.map((row) => [row.from_path, row]));
  const deepest = rows.reduce((most, row) => Math.max(most, slashesOf(row.from_path).length), 0);
  return (path) => {
    const single = byPath.get(path.toLowerCase());
    if (single) return redirectionOf(single);
    // An address can have thousands of parts; no folder is looked for that is deeper than every one there is.
    for (const end of slashesOf(path).slice(0, deepest).reverse()) {
      const folder = byPath.get(`${path.slice(0, end).toLowerCase()}/${STAR}`);
      if (folder) return redirectionOf(folder, path.slice(end + 1));
    }
    return undefined;
  };
}

/** Where the parts of a path end that have others below them. */
function slashesOf(path: string): number[] {
  return [...path.matchAll(/(?<!^)\//g)].map(({ index }) => index);
}

function redirectionOf({ target, is_temporary: isTemporary }: StoredRedirect, below = ''): Redirection | undefined {
  // Written by an owner, it may have emails that stand in no header.
  if (!target.startsWith('/')) return { to: new URL(target).href, isTemporary };
  // What stood below comes from a visitor's address, and must not make it another site's.
  const to = sameSitePath(target.endsWith(`/${STAR}`) ? target.slice(0, -1) + escapedPath(below) : target);
  return to === undefined ? undefined : { to, isTemporary };
}

/** The address with the query a visitor came with, whose place is after the address's own and before its fragment. */
export function withQuery(address: string, search: string): string {
  if (search.length <= 1) return address;
  const end = address.indexOf('#');
  const [place, fragment] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
  return `${place}${place.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`;
}
