import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { sameSitePath } from '../../../platform/http/same-site-path';

const SIGN_IN_PAGE = new RegExp(`^${ADMIN_PATH.signIn}(?![^?#])`);

/** Where a sign-in leads: where it was asked for on this site, else to the admin area. */
export function leadsTo(wanted: unknown): string {
  const path = sameSitePath(wanted);
  return path === undefined || SIGN_IN_PAGE.test(path) ? ADMIN_PATH.home : path;
}
