import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../environment/config';
import { BucketError } from './bucket-error';
import { bucketMessages } from './bucket-messages';

export interface BucketQuestion {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Path in the bucket; empty for the bucket itself. */
  readonly key: string;
  /** The action, to follow "Could not": `read assets/1`. */
  readonly what: string;
  readonly body?: Uint8Array;
  readonly query?: string;
}

export interface BucketAnswer {
  readonly isThere: boolean;
  readonly bytes: Buffer;
  readonly headers: Headers;
}

export interface BucketPatience {
  readonly tries: number;
  /** Pause before the first retry, then doubled. */
  readonly pauseMs: number;
  readonly silenceMs: number;
}

/** Visitors wait for these requests, so an unavailable store must not delay them for long. */
export const PATIENCE: BucketPatience = { tries: 3, pauseMs: 200, silenceMs: 8000 };
/** The slowest accepted upload, in bytes per millisecond; uploads report no progress. */
const SLOWEST_SENDING = 500;
/** Temporary errors: too slow, too many requests, internal errors, gateways. */
export const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const ABSENT = 404;
const ERROR_CODE = /<Code>([A-Za-z0-9]{1,60})<\/Code>/;
/** Codes of a missing object; a missing bucket is a configuration error. */
const NO_OBJECT = new Set(['', 'NoSuchKey', 'NotFound']);

/** Sends a signed request with timeouts. Requests are idempotent, so temporary failures are retried. */
export type BucketRequest = (question: BucketQuestion) => Promise<BucketAnswer>;

/** Creates the request function of a bucket. It throws a BucketError if the store is unavailable or refuses. */
export function createBucketRequest(bucket: BucketConfig, patience: BucketPatience = PATIENCE): BucketRequest {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const messages = bucketMessages(bucket);

  const requestOnce = async (question: BucketQuestion): Promise<BucketAnswer> => {
    const { method, key, what, body, query = '' } = question;
    // The signature covers the body's hash, so the store refuses a body that was changed on the way.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const request = await client.sign(addressOf(bucket, key) + query, {
      method,
      headers,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    const limit = silenceLimit(patience.silenceMs, (body?.length ?? 0) / SLOWEST_SENDING);
    try {
      const response = await fetch(request, { signal: limit.signal, redirect: 'manual' });
      const bytes = await readAll(response, limit.received);
      if (response.ok) return { isThere: true, bytes, headers: response.headers };
      const code = ERROR_CODE.exec(bytes.toString('latin1'))?.[1] ?? '';
      const isForObject = method !== 'PUT' && key !== '';
      if (response.status === ABSENT && isForObject && NO_OBJECT.has(code))
        return { isThere: false, bytes: Buffer.alloc(0), headers: response.headers };
      const { status } = response;
      throw PASSING.has(status) ? messages.busy(what, status) : messages.refused(what, { status, code });
    } catch (error) {
      if (error instanceof BucketError) throw error;
      throw limit.signal.aborted ? messages.silent(what, patience.silenceMs) : messages.away(what, error);
    } finally {
      limit.end();
    }
  };

  return async (question) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await requestOnce(question);
      } catch (error) {
        if (!(error instanceof BucketError && error.isPassing) || attempt >= patience.tries) throw error;
        // Random, so that instances with the same failure do not retry at the same time.
        await pause(patience.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  };
}

/** Path-style, which every store understands. A plus must be escaped, or it would be signed as a space. */
export function addressOf({ endpoint, name }: BucketConfig, key: string): string {
  return [endpoint, name, ...(key === '' ? [] : key.split('/').map(encodeURIComponent))].join('/');
}

interface SilenceLimit {
  readonly signal: AbortSignal;
  received(): void;
  end(): void;
}

/** Aborts after that long without a byte; the first byte may take `sendingMs` longer. */
function silenceLimit(silenceMs: number, sendingMs: number): SilenceLimit {
  const controller = new AbortController();
  const wait = (ms: number) => setTimeout(() => controller.abort(), ms);
  let timer = wait(silenceMs + sendingMs);
  return {
    signal: controller.signal,
    received: () => {
      clearTimeout(timer);
      timer = wait(silenceMs);
    },
    end: () => clearTimeout(timer),
  };
}

async function readAll(response: Response, received: () => void): Promise<Buffer> {
  received();
  const chunks: Uint8Array[] = [];
  if (response.body)
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      received();
      chunks.push(chunk);
    }
  return Buffer.concat(chunks);
}
