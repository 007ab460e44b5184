import { randomInt } from 'node:crypto';
import { COHORT_COOKIE_SECONDS, COOKIE } from 'shared-types/site/cookie';
import { setCookie } from '../../../platform/http/cookie/site-cookies';
import { wantsJson } from '../../../platform/http/wants-json';
import { COHORTS } from '../../registry/share';
import type { Outgoing } from '../find/page-finder';
import type { PageDeps } from '../page-deps';

/**
 * Assigns a visitor of a canary release to a random cohort, from the next page on. Browsers without cookies always get the
 * default version.
 */
export function giveCohort(
  { registry }: Pick<PageDeps, 'registry'>,
  { request, reply, site, visitor }: Pick<Outgoing, 'request' | 'reply' | 'site' | 'visitor'>,
): void {
  if (visitor.cohort !== undefined || wantsJson(request) || !registry.dividesVisitors(site.identifier)) return;
  const value = String(randomInt(COHORTS));
  setCookie(reply, { name: COOKIE.cohort, value }, { maxAge: COHORT_COOKIE_SECONDS, httpOnly: true });
}
