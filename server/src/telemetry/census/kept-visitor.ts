import type { FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import type { Site } from '../../site/directory/site';
import { readVisitor } from '../visits/visit';

/**
 * The visitor's id; empty if unknown or not to be kept. `sentCookie` is for calls that carry no cookies.
 * @implements CONS-35
 */
export function keptVisitor(
  { request, site }: { readonly request: Pick<FastifyRequest, 'cookies'>; readonly site: Pick<Site, 'profile'> },
  sentCookie?: string,
): string {
  if (site.profile.cookieSettings.isVisitorDataRestricted) return '';
  return readVisitor(request.cookies[COOKIE.visitor] ?? sentCookie)?.id ?? '';
}
