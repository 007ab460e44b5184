import { CONFIG_PATH } from 'shared-types/config/config-path';
import { sameSitePath } from '../../http/same-site-path';

const SIGN_IN_PAGE = new RegExp(`^${CONFIG_PATH.signIn}(?![^?#])`);

/** Where a sign-in leads: where it was asked for on this site, else to the configuration area. */
export function leadsTo(wanted: unknown): string {
  const path = sameSitePath(wanted);
  return path === undefined || SIGN_IN_PAGE.test(path) ? CONFIG_PATH.home : path;
}
