import { StartError } from '../postgres/start-error';
import type { BucketConfig, Config } from './config';
import type { Env } from './config';

const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
/** What all S3-compatible stores allow (Amazon S3, "General purpose bucket naming rules"). */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const SCHEMES = new Set(['http:', 'https:']);

/** The configured bucket. Fails closed: incomplete settings are a mistake. Messages never show possible secrets. */
export function readBucket(env: Env): Pick<Config, 'bucket'> {
  const set = NAMES.filter((name) => env[name]);
  if (set.length === 0) return {};
  const [first = '', ...more] = NAMES.filter((name) => !env[name]);
  if (first !== '')
    throw new StartError(
      `${[first, ...more].join(', ')} ${more.length === 0 ? 'is' : 'are'} not set, but ${set[0]} is: set all of ` +
        `${NAMES.join(', ')} to keep files in a bucket, or none of them to keep files in the data folder.`,
    );
  return {
    bucket: {
      endpoint: readEndpoint(env['S3_ENDPOINT'] ?? ''),
      name: readMatching(env, 'S3_BUCKET', { form: BUCKET, example: 'colonnade-files' }),
      region: readMatching(env, 'S3_REGION', { form: REGION, example: 'eu-central-1' }),
      accessKeyId: env['S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: env['S3_SECRET_ACCESS_KEY'] ?? '',
    } satisfies BucketConfig,
  };
}

function readEndpoint(text: string): string {
  if (URL.canParse(text)) {
    const { protocol, username, password, search, hash, href } = new URL(text);
    if (SCHEMES.has(protocol) && [username, password, search, hash].every((part) => part === ''))
      return href.replace(/(?<!\/)\/+$/, '');
  }
  throw new StartError(
    'S3_ENDPOINT is not the address of an S3-compatible store: write it as https://host or http://host:9000, without bucket, user and password.',
  );
}

function readMatching(
  env: Env,
  name: string,
  { form, example }: { readonly form: RegExp; readonly example: string },
): string {
  const text = env[name] ?? '';
  if (form.test(text)) return text;
  throw new StartError(`${name} is not a valid name: give it lower-case letters, digits and hyphens, like ${example}.`);
}
