import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PerRequest } from 'shared-types/host/render-host';
import { HOLE } from 'shared-types/site/frame';
import { ensureCrumb } from '../../http/crumb';
import { escapeHtml } from '../../http/escape-html';

const KEY_BYTES = 16;

/** Holes that stand in cached HTML in place of a request's own values. Each block's key is its own: a key sends one form. */
export function perRequestMarkers(holePrefix: string, blockId: string): PerRequest {
  const hole = (name: string) => `${holePrefix}${name};`;
  return { crumb: hole('crumb'), key: `${hole('key')}-${blockId}`, return: hole('return'), nonce: hole(HOLE.nonce) };
}

/** A fresh prefix for this process: long enough that nobody writes one by chance or guess. */
export function createHolePrefix(): string {
  return `c${randomBytes(KEY_BYTES).toString('hex')}-`;
}

/** This request's own values, told to the page too. */
export function perRequestOf(request: FastifyRequest, reply: FastifyReply, path: string): PerRequest {
  return { crumb: ensureCrumb(request, reply), key: randomBytes(KEY_BYTES).toString('base64url'), return: path };
}

/** The value of a per-request hole, safe in text and in quoted attributes; `undefined` for other holes. */
export function perRequestHole(perRequest: PerRequest, hole: string): string | undefined {
  if (hole === 'crumb' || hole === 'key' || hole === 'return') return escapeHtml(perRequest[hole]);
  return undefined;
}
