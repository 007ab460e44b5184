import { COOKIE } from './cookie';

/** Cookies with the specification's names. The server only removes them. */
export const UNPREFIXED_COOKIES: readonly string[] = [
  COOKIE.analyticsId,
  COOKIE.machineId,
  COOKIE.analyticsSession,
  COOKIE.lastId,
];
