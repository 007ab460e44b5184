import type { PageContext } from 'shared-types/site/context';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';

/** True for whom the site may learn from: a visitor, or an account that may only look. */
export function isRecordedVisitor({
  authenticatedAccount,
  websiteRoles,
}: Pick<PageContext, 'authenticatedAccount' | 'websiteRoles'>): boolean {
  return !authenticatedAccount || websiteRoles.join() === String(WEBSITE_ROLE.viewer);
}
