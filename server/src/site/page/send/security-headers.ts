import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { POLICY_REPORT_CALLS } from 'shared-types/telemetry/policy-reports';

const TRUSTED_TYPES = 'colonnade @googlemaps/js-api-loader';

/** Only the site's own admin area, which has the same origin, may frame it. */
const FRAMED_BY = `frame-ancestors 'self'`;
/** Policy of responses that are not pages. */
const PLAIN_POLICY = `default-src 'none'; form-action 'none'; base-uri 'none'; ${FRAMED_BY}`;
const OPENER_POLICY = 'cross-origin-opener-policy';
/** Headers that only matter for pages. */
const FOR_PAGES = {
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  [OPENER_POLICY]: 'same-origin',
};
const NONCE_BYTES = 16;
const REPORT_PATH = POLICY_REPORT_CALLS.recordPolicyViolation.path;
const REPORT_GROUP = 'csp';

/** Where browsers send policy reports; sent with every page's policy. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_PATH}"`;

/** Directives to which remotes may add sources. */
export const REQUESTABLE_DIRECTIVES = [
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'trusted-types',
] as const;

export function createNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64');
}

type Sources = Readonly<Record<string, readonly string[]>>;

/** What pages with code of their owner may load besides: nothing for meta tags alone. */
const SOURCES_OF_CODE: Readonly<Record<'none' | 'styles' | 'scripts', Sources>> = {
  none: {},
  styles: { 'style-src': ['https:'], 'img-src': ['https:'], 'font-src': ['https:', 'data:'] },
  scripts: {
    'style-src': ['https:'],
    'img-src': ['https:', 'blob:'],
    'font-src': ['https:', 'data:'],
    'connect-src': ['https:', 'wss:'],
    'frame-src': ['https:'],
    'media-src': [`'self'`, 'https:'],
    'worker-src': [`'self'`, 'blob:'],
  },
};

/** What is on a page beside its own blocks' basic needs. */
interface PolicyNeeds {
  /** Additions by remotes and albums, by directive. */
  readonly sources?: Sources;
  /** What an owner's code on the page needs. */
  readonly code?: keyof typeof SOURCES_OF_CODE;
}

/** The page's Content Security Policy. Scripts of others know no trusted types, and write styles without a nonce. */
export function contentSecurityPolicy(
  nonce: string,
  isHttps: boolean,
  { sources: fromBlocks = {}, code = 'none' }: PolicyNeeds = {},
): string {
  const sources = withSources(fromBlocks, SOURCES_OF_CODE[code]);
  const hasScripts = code === 'scripts';
  const also = (directive: (typeof REQUESTABLE_DIRECTIVES)[number]) =>
    (sources[directive] ?? []).map((source) => ` ${source}`).join('');
  const directives = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${hasScripts ? `'unsafe-inline'` : `'nonce-${nonce}'`}${also('style-src')}`,
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
    ...(hasScripts
      ? []
      : [`require-trusted-types-for 'script'`, `trusted-types ${TRUSTED_TYPES}${also('trusted-types')}`]),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    // Firefox only supports `report-uri`; browsers that support both use `report-to`.
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ];
  return directives.join('; ');
}

function withSources(one: Sources, other: Sources): Sources {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => [name, [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])]] as const),
  );
}

/**
 * Headers of every response to a browser. Pages replace the plain policy with their own.
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

/** Removes headers that only pages need from pictures, scripts and fonts, of which each page has a dozen. */
export function sendAsFile(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(FOR_PAGES)) void reply.removeHeader(name);
  return reply.header('content-security-policy', `default-src 'none'; ${FRAMED_BY}`);
}

/**
 * For pages that are the same for everybody: removes the headers that make browsers start a separate process. On a cheap
 * phone that costs 40 ms before other files are requested.
 */
export function sendAsPublicPage(reply: FastifyReply): FastifyReply {
  return reply.removeHeader(OPENER_POLICY);
}
