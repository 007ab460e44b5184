import { randomInt } from 'node:crypto';
import { COHORT_COOKIE_SECONDS, COOKIE } from 'shared-types/site/cookie';
import { setCookie } from '../../../platform/http/cookie/site-cookies';
import { wantsJson } from '../../../platform/http/wants-json';
import { COHORTS } from '../../registry/share';
import type { Outgoing } from './outgoing';
import type { PageDeps } from '../page-deps';

/**
 * Puts a visitor into a cohort by chance, where some visitors of the site have another version of something than others. It counts from the
 * next page on: a browser that keeps no cookies has what everybody has, on every page.
 */
export function giveCohort(
  { registry }: Pick<PageDeps, 'registry'>,
  { request, reply, site, visitor }: Pick<Outgoing, 'request' | 'reply' | 'site' | 'visitor'>,
): void {
  if (visitor.cohort !== undefined || wantsJson(request) || !registry.dividesVisitors(site.identifier)) return;
  const value = String(randomInt(COHORTS));
  setCookie(reply, { name: COOKIE.cohort, value }, { maxAge: COHORT_COOKIE_SECONDS, httpOnly: true });
}
