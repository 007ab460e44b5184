import type { FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import type { Site } from '../../site/directory/site';
import { readVisitor } from '../visits/visit';

/**
 * Id of the visitor a call is about; empty for none, and where the site restricts what it knows of its visitors. `sentCookie` is the
 * cookie's value as the page sends it, for a browser that sends no cookies with the call.
 *
 * @implements CONS-35
 */
export function keptVisitor(
  { request, site }: { readonly request: Pick<FastifyRequest, 'cookies'>; readonly site: Pick<Site, 'profile'> },
  sentCookie?: string,
): string {
  if (site.profile.cookieSettings.isVisitorDataRestricted) return '';
  return readVisitor(request.cookies[COOKIE.visitor] ?? sentCookie)?.id ?? '';
}
