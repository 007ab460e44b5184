import type { PageContext } from 'shared-types/site/context';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';

/** True for visitors whose activity counts: anonymous ones, and accounts that may only view. */
export function isRecordedVisitor({
  authenticatedAccount,
  websiteRoles,
}: Pick<PageContext, 'authenticatedAccount' | 'websiteRoles'>): boolean {
  return !authenticatedAccount || websiteRoles.join() === String(WEBSITE_ROLE.viewer);
}
