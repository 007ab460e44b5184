import { COOKIE } from './cookie';

/** Cookies that keep the name the specification gives. They decide nothing: the server only removes them. */
export const UNPREFIXED_COOKIES: readonly string[] = [
  COOKIE.analyticsId,
  COOKIE.machineId,
  COOKIE.analyticsSession,
  COOKIE.lastId,
];
