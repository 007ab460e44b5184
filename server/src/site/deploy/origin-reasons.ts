import type { DeployReason } from 'shared-types/site/deploy';
import type { currentVersionOf } from '../registry/publish/make-version';
import type { Signing } from '../registry/signing';

export interface OriginDeps {
  readonly current: Awaited<ReturnType<typeof currentVersionOf>>;
  readonly signing: Pick<Signing, 'recognise'>;
}

export interface SentOrigin {
  readonly version: string;
  /** Bytes of `remote.json`. */
  readonly bytes: Buffer;
  /** Content of `remote.json.sig`. */
  readonly signature: string | null | undefined;
}

/** Reasons against a version that exists with other content, and against its signature. */
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
