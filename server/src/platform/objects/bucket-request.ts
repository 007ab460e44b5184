import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../environment/config';
import { BucketError } from './bucket-error';
import { bucketMessages } from './bucket-messages';

/** One question to a bucket. */
export interface BucketQuestion {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Path below the bucket; the bucket itself where empty. */
  readonly key: string;
  /** What is being done, as a sentence goes on after "Could not": `read assets/1`. */
  readonly what: string;
  readonly body?: Uint8Array;
  readonly query?: string;
}

/** What a bucket answered. */
export interface BucketAnswer {
  readonly isThere: boolean;
  readonly bytes: Buffer;
  readonly headers: Headers;
}

/** How long a bucket is waited for. */
export interface BucketPatience {
  /** How often a question is asked before it is given up. */
  readonly tries: number;
  /** The pause before the second time, which doubles. */
  readonly pauseMs: number;
  /** The longest without a byte from the store. */
  readonly silenceMs: number;
}

/** Visitors wait for what is asked here: a store that is away must not keep them for longer than they would stay. */
export const PATIENCE: BucketPatience = { tries: 3, pauseMs: 200, silenceMs: 8000 };
/** The slowest line to a store that is worth waiting for, in bytes a millisecond: sent bytes are not told as they go. */
const SLOWEST_SENDING = 500;
/** What the store asks to be asked again: too slow, too many, a fault of its own, a gateway in between. */
export const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const ABSENT = 404;
const ERROR_CODE = /<Code>([A-Za-z0-9]{1,60})<\/Code>/;
/** Where there is no object. A bucket that is not there is a mistake of the settings. */
const NO_OBJECT = new Set(['', 'NoSuchKey', 'NotFound']);

/** Asks a bucket, signed, with limits of time. Every question can be asked twice without harm, so one that fails in passing is. */
export type BucketRequest = (question: BucketQuestion) => Promise<BucketAnswer>;

/** Makes the way to ask one bucket. Throws a BucketError where it cannot be asked, or refuses. */
export function createBucketRequest(bucket: BucketConfig, patience: BucketPatience = PATIENCE): BucketRequest {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const messages = bucketMessages(bucket);

  const requestOnce = async (question: BucketQuestion): Promise<BucketAnswer> => {
    const { method, key, what, body, query = '' } = question;
    // Signed with its hash, a body that was changed on the way is refused by the store.
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
        // Instances that met the same fault must not all come back in the same instant.
        await pause(patience.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  };
}

/** Path-style, which every store understands; a plus that is not written so would be signed as a space. */
export function addressOf({ endpoint, name }: BucketConfig, key: string): string {
  return [endpoint, name, ...(key === '' ? [] : key.split('/').map(encodeURIComponent))].join('/');
}

interface SilenceLimit {
  readonly signal: AbortSignal;
  /** A byte has come. */
  received(): void;
  end(): void;
}

/** Aborts where nothing is heard for that long; for the first byte it waits `sendingMs` longer. */
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
