import type { DeployReason } from 'shared-types/site/deploy';
import type { currentVersionOf } from '../registry/publish/make-version';
import type { Signing } from '../registry/signing';

/** What is known of a version and of keys. */
export interface OriginDeps {
  readonly current: Awaited<ReturnType<typeof currentVersionOf>>;
  readonly signing: Pick<Signing, 'recognise'>;
}

/** What a build says of where it comes from. */
export interface SentOrigin {
  readonly version: string;
  /** Its `remote.json`. */
  readonly bytes: Buffer;
  /** What its `remote.json.sig` says. */
  readonly signature: string | null | undefined;
}

/** What is wrong with a version that has another's name, or with who signed it. */
export function originReasons(
  { current, signing }: OriginDeps,
  { version, bytes, signature }: SentOrigin,
): DeployReason[] {
  const isStrange = typeof signature === 'string' && !signing.recognise(bytes, signature.trim());
  return [
    ...(current === 'other'
      ? [
          {
            what: `Version ${version} already exists with other content.`,
            where: 'remote.json: version',
            mend: 'A version never changes: build again under a new one.',
          },
        ]
      : []),
    ...(isStrange
      ? [
          {
            what: 'It is signed by a key that is not trusted here.',
            where: 'remote.json.sig',
            mend: 'Have your public key added to TRUSTED_KEYS of the server, or leave the signature out: the server then signs.',
          },
        ]
      : []),
  ];
}
