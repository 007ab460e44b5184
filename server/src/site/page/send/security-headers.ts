import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { POLICY_REPORT_CALLS } from 'shared-types/telemetry/policy-reports';

const TRUSTED_TYPES = 'colonnade @googlemaps/js-api-loader';

/** The site's own admin area, which is of its origin, may show it in a frame; nobody else may. */
const FRAMED_BY = `frame-ancestors 'self'`;
/** What answers that are not the site's pages may do: nothing. */
const PLAIN_POLICY = `default-src 'none'; form-action 'none'; base-uri 'none'; ${FRAMED_BY}`;
const OPENER_POLICY = 'cross-origin-opener-policy';
/** What matters only where an answer may be a page. */
const FOR_PAGES = {
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  [OPENER_POLICY]: 'same-origin',
};
const NONCE_BYTES = 16;
const REPORT_PATH = POLICY_REPORT_CALLS.recordPolicyViolation.path;
const REPORT_GROUP = 'csp';

/** Says by what name the policy's reports are sent where; goes with every policy of a page. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_PATH}"`;

/** What remotes may add sources to. */
export const REQUESTABLE_DIRECTIVES = [
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'trusted-types',
] as const;

/** A nonce for one page. */
export function createNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64');
}

/** The page's Content Security Policy; `sources` are what its remotes ask for, by directive, and where its albums' sound lies. */
export function contentSecurityPolicy(
  nonce: string,
  isHttps: boolean,
  sources: Readonly<Record<string, readonly string[]>> = {},
): string {
  const also = (directive: (typeof REQUESTABLE_DIRECTIVES)[number]) =>
    (sources[directive] ?? []).map((source) => ` ${source}`).join('');
  const directives = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${also('style-src')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${also('img-src')}`,
    `font-src 'self'${also('font-src')}`,
    `connect-src 'self'${also('connect-src')}`,
    `frame-src 'self'${also('frame-src')}`,
    ...(sources['media-src'] ? [`media-src ${sources['media-src'].join(' ')}`] : []),
    ...(sources['worker-src'] ? [`worker-src${also('worker-src')}`] : []),
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    FRAMED_BY,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES}${also('trusted-types')}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    // Firefox knows the former alone; what knows both goes by the latter.
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ];
  return directives.join('; ');
}

/**
 * Headers every answer to a browser carries; a page puts its own policy in place of the plain one.
 *
 * @implements SRV-36
 */
export function sendSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .header('content-security-policy', PLAIN_POLICY)
    .header('x-content-type-options', 'nosniff')
    .headers(FOR_PAGES);
  if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
}

/** Leaves out of a picture's, script's or font's headers what only pages need: a dozen of them come with each page. */
export function sendAsFile(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(FOR_PAGES)) void reply.removeHeader(name);
  return reply.header('content-security-policy', `default-src 'none'; ${FRAMED_BY}`);
}

/**
 * For a page that is the same for everybody: leaves out what makes browsers begin a process of their own for it once
 * the headers are there. On a cheap phone that costs 40 ms before anything else of the page is asked for.
 */
export function sendAsPublicPage(reply: FastifyReply): FastifyReply {
  return reply.removeHeader(OPENER_POLICY);
}
