import { createReadStream } from 'node:fs';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../environment/config';
import { addressOf, PASSING, PATIENCE, type BucketPatience } from './bucket-request';
import type { BucketError } from './bucket-error';
import { bucketMessages } from './bucket-messages';
import type { ByteRange, StoredFile } from './object-store';

const [OK, PARTIAL, ABSENT] = [200, 206, 404];
const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export interface BucketStream {
  put(key: string, file: StoredFile): Promise<void>;
  read(key: string, range: ByteRange): Promise<Readable | undefined>;
}

interface Question {
  readonly method: 'GET' | 'PUT';
  readonly key: string;
  readonly headers: Record<string, string>;
  readonly file?: StoredFile;
}

/** Streams to and from a bucket. Uses Node's requests, since S3 needs a length and `fetch` sends none for streams. */
export function createBucketStream(bucket: BucketConfig, patience: BucketPatience = PATIENCE): BucketStream {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const messages = bucketMessages(bucket);

  const requestOnce = async ({ method, key, headers, file }: Question): Promise<IncomingMessage> => {
    const signed = await client.sign(addressOf(bucket, key), { method, headers });
    const url = new URL(signed.url);
    const open = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = open(url, {
      method,
      headers: { ...Object.fromEntries(signed.headers), ...(file ? { 'content-length': file.bytes } : {}) },
      timeout: patience.silenceMs,
    });
    request.on('timeout', () => request.destroy(new Error('The store says nothing.')));
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
    });
    answer.catch(() => undefined);
    if (file) await Promise.race([pipeline(createReadStream(file.path), request), answer]);
    else request.end();
    return answer;
  };

  const request = async (question: Question, what: string): Promise<IncomingMessage> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await requestOnce(question).catch((error: unknown) => error as Error);
      const isAnswer = !(answer instanceof Error);
      if (isAnswer && !PASSING.has(answer.statusCode ?? 0)) return answer;
      if (isAnswer) answer.resume();
      if (attempt >= patience.tries)
        throw isAnswer ? messages.busy(what, answer.statusCode ?? 0) : messages.away(what, answer);
      await pause(patience.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  };

  const refused = (answer: IncomingMessage, what: string): BucketError => {
    answer.resume();
    return messages.refused(what, { status: answer.statusCode ?? 0, code: '' });
  };

  return {
    put: async (key, file) => {
      const headers = { 'x-amz-content-sha256': file.sha256 };
      const answer = await request({ method: 'PUT', key, headers, file }, `store ${key}`);
      if (answer.statusCode !== OK) throw refused(answer, `store ${key}`);
      answer.resume();
    },
    read: async (key, { first, last }) => {
      const headers = { 'x-amz-content-sha256': EMPTY_HASH, range: `bytes=${first}-${last}` };
      const answer = await request({ method: 'GET', key, headers }, `read ${key}`);
      if (answer.statusCode === PARTIAL) return answer;
      if (answer.statusCode !== ABSENT) throw refused(answer, `read ${key}`);
      answer.resume();
      return undefined;
    },
  };
}
