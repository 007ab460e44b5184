import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PerRequest } from 'shared-types/host/render-host';
import { PLACEHOLDER } from 'shared-types/site/page/frame';
import { ensureCrumb } from '../../../platform/http/cookie/crumb';
import { escapeHtml } from '../../../platform/http/escape-html';
import { sentValue } from '../../../platform/http/sent/sent-values';

const KEY_BYTES = 16;
/** The block's id may follow the key. */
const KEY = /^[\w-]{22}(?=-|$)/;
const SERVER_ERROR = 500;

/**
 * Placeholders for a request's own values in cached HTML. Each block's key is different, because a key sends one form.
 */
export function perRequestMarkers(placeholderPrefix: string, blockId: string): PerRequest {
  const placeholder = (name: string) => `${placeholderPrefix}${name};`;
  return {
    crumb: placeholder('crumb'),
    key: `${placeholder('key')}-${blockId}`,
    return: placeholder('return'),
    nonce: placeholder(PLACEHOLDER.nonce),
  };
}

/** A random prefix for this process, too long to guess. */
export function createPlaceholderPrefix(): string {
  return `c${randomBytes(KEY_BYTES).toString('hex')}-`;
}

/** This request's own values, which are also in the page data; with the page's previous key, if that has to be kept. */
export function perRequestOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, key }: { readonly path: string; readonly key?: string | undefined },
): PerRequest {
  const crumb = ensureCrumb(request, reply);
  return { crumb, key: key ?? randomBytes(KEY_BYTES).toString('base64url'), return: path };
}

/**
 * The idempotency key of a page that is shown again after a server error: the form may have been stored, and with the same
 * key it counts once. Undefined for other pages.
 */
export function keptKey({
  request,
  status,
  form,
}: {
  readonly request: FastifyRequest;
  readonly status: number;
  readonly form?: object | undefined;
}): string | undefined {
  if (!form || status < SERVER_ERROR) return undefined;
  const sent = sentValue(request, 'key');
  return typeof sent === 'string' ? KEY.exec(sent)?.[0] : undefined;
}

/** The value of a per-request placeholder, escaped for text and quoted attributes; undefined for other placeholders. */
export function perRequestPlaceholder(perRequest: PerRequest, placeholder: string): string | undefined {
  if (placeholder === 'crumb' || placeholder === 'key' || placeholder === 'return')
    return escapeHtml(perRequest[placeholder]);
  return undefined;
}
