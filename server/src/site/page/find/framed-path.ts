import { ADMIN_PATH, FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';
import { sameSitePath } from '../../../platform/http/same-site-path';
import { tidyPath } from '../../directory/tidy-path';
import { mayDo } from '../../session/capabilities';
import type { SignedInAccount } from '../../session/signed-in-account';

/** No page's address is longer. */
const LONGEST = 2000;

/** Path, query and fragment of what may be shown in the frame: of this site, and no page of the admin area itself. */
export function framedPath(candidate: unknown): string | undefined {
  const path = sameSitePath(candidate);
  return path === undefined || path.length > LONGEST || !isOutside(path) ? undefined : path;
}

/** True for a path that is not the admin area's, however its emails are escaped. */
function isOutside(path: string): boolean {
  const [page = ''] = path.split(/[?#]/);
  const tidy = tidyPath(page);
  return tidy !== undefined && !`${tidy.toLowerCase()}/`.startsWith(ADMIN_PATH.home);
}

/**
 * Where `frameUrl` leads from the first page of the admin area: to the frame with that page in it. Nowhere where
 * it names none of this site's, or the roles do not open the frame.
 *
 * @implements SRV-04
 */
export function frameAddress(query: URLSearchParams, account: Pick<SignedInAccount, 'roles'>): string | undefined {
  const frameUrl = framedPath(query.get(FRAME_URL_PARAMETER));
  if (frameUrl === undefined || !mayDo(account, 'design.open')) return undefined;
  return `${ADMIN_PATH.design}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: frameUrl })}`;
}
