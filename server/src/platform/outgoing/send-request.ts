import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookupPublic } from './public-address';
import { publicUrlMistake } from './public-url';

const LONGEST_MS = 10_000;

/** How servers of others are found and trusted. */
export interface OutgoingNetwork {
  /** For names; it must refuse those in private networks. */
  readonly lookup: LookupFunction;
  /** A certificate that is trusted instead of those of Node.js. */
  readonly ca?: string;
  /** Until a request is given up. */
  readonly longestMs: number;
}

export const INTERNET: OutgoingNetwork = { lookup: lookupPublic, longestMs: LONGEST_MS };

export interface OutgoingRequest {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** `https:` only. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Most bytes of the answer that are read; none by default. */
  readonly mostBytes?: number;
}

export type OutgoingOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      /** Its beginning, as far as it was read and came. */
      readonly text: string;
    }
  | { readonly kind: 'late' | 'private' }
  | { readonly kind: 'unreachable'; readonly detail: string };

/** Sends a request to the public internet once. Redirects are not followed. */
export function sendRequest(
  { url, method, headers, body, mostBytes = 0 }: OutgoingRequest,
  { longestMs, ...network }: OutgoingNetwork = INTERNET,
): Promise<OutgoingOutcome> {
  if (publicUrlMistake(url) !== undefined) return Promise.resolve({ kind: 'private' });
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(longestMs);
    let isAnswered = false;
    const sent = requestHttps(url, { method, headers, signal, agent: false, ...network });
    sent.on('response', (response) => {
      isAnswered = true;
      const { statusCode: status = 0, headers: received } = response;
      readStart(response, mostBytes, (text) => resolve({ kind: 'answered', status, headers: received, text }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Once there is a status, only a part of the text is missing.
      if (isAnswered) return;
      if (signal.aborted) resolve({ kind: 'late' });
      else if (error.code === 'EPRIVATE') resolve({ kind: 'private' });
      else resolve({ kind: 'unreachable', detail: error.code ?? error.message });
    });
    sent.end(body);
  });
}

/** Reads as much as is wanted, and closes the connection. */
function readStart(response: IncomingMessage, mostBytes: number, done: (text: string) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= mostBytes) response.destroy();
  });
  // Also after an error, and after the end.
  response.on('close', () => done(Buffer.concat(chunks).subarray(0, mostBytes).toString()));
  response.on('error', () => response.destroy());
  if (mostBytes === 0) response.destroy();
}
