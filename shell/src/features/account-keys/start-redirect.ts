import { NO_REDIRECT_PARAMETER } from 'shared-types/admin/admin-path';
import type { PageContext } from 'shared-types/site/context';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { pageQuery } from '../../parts/page-query/page-query';
import { adminAddress, isAdminPath } from './admin-address';

/** Host of local development, where nobody is redirected. */
const OWN_MACHINE = 'localhost';

export interface ArrivalParts {
  readonly context: Pick<PageContext, 'website' | 'authenticatedAccount' | 'websiteRoles'>;
  readonly address: URL;
  readonly isTop: boolean;
  readonly isStaying: boolean;
}

/**
 * The page of the admin area to which an account is redirected when it opens a page of its site; undefined to stay.
 *
 * @implements START-04 START-05 START-06 START-07 START-08 START-09 START-10 START-11 START-12
 */
export function startRedirect({ context, address, isTop, isStaying }: ArrivalParts): string | undefined {
  const { hostname, pathname, search } = address;
  const { developerMode, cloneable } = context.website;
  const works = context.authenticatedAccount && context.websiteRoles.some((role) => role !== WEBSITE_ROLE.viewer);
  const isWanted = isTop && !isStaying && !pageQuery(address).has(NO_REDIRECT_PARAMETER) && !isAdminPath(pathname);
  const isSettled = !developerMode && !cloneable && hostname !== OWN_MACHINE;
  return works && isWanted && isSettled ? adminAddress(pathname + search) : undefined;
}
