import { CONFIG_PATH, FRAME_URL_PARAMETER } from 'shared-types/config/config-path';

/** The configuration area, with a link back to a page of the site. */
export function configAddress(frameUrl: string): string {
  return `${CONFIG_PATH.home}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: frameUrl })}`;
}

/** True below the configuration area. */
export function isConfigPath(path: string): boolean {
  return path.startsWith(CONFIG_PATH.home);
}
