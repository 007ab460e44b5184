import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PerRequest } from 'shared-types/host/render-host';
import { PLACEHOLDER } from 'shared-types/site/page/frame';
import { ensureCrumb } from '../../../platform/http/cookie/crumb';
import { escapeHtml } from '../../../platform/http/escape-html';
import { sentValue } from '../../../platform/http/sent/sent-values';
import type { Outgoing } from './outgoing';

const KEY_BYTES = 16;
/** As they are written: what may follow is the block. */
const KEY = /^[\w-]{22}(?=-|$)/;
const SERVER_ERROR = 500;

/** Placeholders that stand in cached HTML in place of a request's own values. Each block's key is its own: a key sends one form. */
export function perRequestMarkers(placeholderPrefix: string, blockId: string): PerRequest {
  const placeholder = (name: string) => `${placeholderPrefix}${name};`;
  return {
    crumb: placeholder('crumb'),
    key: `${placeholder('key')}-${blockId}`,
    return: placeholder('return'),
    nonce: placeholder(PLACEHOLDER.nonce),
  };
}

/** A fresh prefix for this process: long enough that nobody writes one by chance or guess. */
export function createPlaceholderPrefix(): string {
  return `c${randomBytes(KEY_BYTES).toString('hex')}-`;
}

/** This request's own values, told to the page too; with a key that the page had before, where it is to have that. */
export function perRequestOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, key }: { readonly path: string; readonly key?: string | undefined },
): PerRequest {
  const crumb = ensureCrumb(request, reply);
  return { crumb, key: key ?? randomBytes(KEY_BYTES).toString('base64url'), return: path };
}

/**
 * The key of a page that comes back since the server has failed at its form: nobody knows whether that has arrived, and with
 * its own key it counts once. `undefined` for all other pages.
 */
export function keptKey({ request, status, form }: Pick<Outgoing, 'request' | 'status' | 'form'>): string | undefined {
  if (!form || status < SERVER_ERROR) return undefined;
  const sent = sentValue(request, 'key');
  return typeof sent === 'string' ? KEY.exec(sent)?.[0] : undefined;
}

/** The value of a per-request placeholder, safe in text and in quoted attributes; `undefined` for other placeholders. */
export function perRequestPlaceholder(perRequest: PerRequest, placeholder: string): string | undefined {
  if (placeholder === 'crumb' || placeholder === 'key' || placeholder === 'return')
    return escapeHtml(perRequest[placeholder]);
  return undefined;
}
