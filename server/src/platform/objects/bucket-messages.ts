import type { BucketConfig } from '../environment/config';
import { BucketError } from './bucket-error';

/** Short reasons for error codes of driver and system. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host could not be looked up',
  ETIMEDOUT: 'it does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to its host',
};
const REDIRECTS = { first: 300, last: 399 } as const;

/** Errors about one bucket. None contains a key, or text from the store beyond its error code. */
export interface BucketMessages {
  readonly away: (what: string, error: unknown) => BucketError;
  readonly silent: (what: string, waitedMs: number) => BucketError;
  readonly busy: (what: string, status: number) => BucketError;
  readonly refused: (what: string, answer: { readonly status: number; readonly code: string }) => BucketError;
}

export function bucketMessages({ name, endpoint }: Pick<BucketConfig, 'name' | 'endpoint'>): BucketMessages {
  const could = (what: string) => `Could not ${what} in the bucket ${name} at ${endpoint}`;
  const later = 'check that the store runs and can be reached; it is asked again with the next request';
  return {
    away: (what, error) => new BucketError(`${could(what)}: ${reasonOf(error)}; ${later}.`, true),
    silent: (what, waitedMs) =>
      new BucketError(`${could(what)}: it said nothing for ${waitedMs / 1000} s; ${later}.`, true),
    busy: (what, status) => new BucketError(`${could(what)}: it answered ${status}; ${later}.`, true),
    refused: (what, { status, code }) => new BucketError(`${could(what)}: ${refusal(status, code)}`, false),
  };
}

function refusal(status: number, code: string): string {
  const answered = code === '' ? `it answered ${status}` : `it answered ${status} (${code})`;
  if (code === 'RequestTimeTooSkewed') return `${answered}; set this machine’s clock right.`;
  if (code === 'NoSuchBucket') return `${answered}; make the bucket, or set S3_BUCKET to one that is there.`;
  if (status >= REDIRECTS.first && status <= REDIRECTS.last)
    return `${answered}, which leads elsewhere; set S3_ENDPOINT and S3_REGION to where the bucket is.`;
  return `${answered}; check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and that the key may list, read, write and delete there.`;
}

/** `fetch` hides the actual error in its cause. */
function reasonOf(error: unknown): string {
  const { code } = ((error as Error | undefined)?.cause ?? error ?? {}) as NodeJS.ErrnoException;
  return code === undefined ? 'the connection broke' : (REASONS[code] ?? code);
}
