import { ADMIN_PATH, FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';

/** The admin area, with a link back to a page of the site. */
export function adminAddress(frameUrl: string): string {
  return `${ADMIN_PATH.home}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: frameUrl })}`;
}

export function isAdminPath(path: string): boolean {
  return path.startsWith(ADMIN_PATH.home);
}
