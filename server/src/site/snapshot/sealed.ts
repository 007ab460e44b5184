import { deserialize, serialize } from 'node:v8';
import { NEWEST_SCHEMA } from '../../platform/schema/migrate';
import type { Signing } from '../registry/signing';

/** Increase it when the format of snapshots changes. */
const FORMAT = 2;
/** Length of an Ed25519 signature, and of a key id in hexadecimal digits. */
const SIGNATURE_BYTES = 64;
const KEY_ID_BYTES = 32;

interface Sealed {
  /** Name of the snapshot, so that none can be passed off as another. */
  readonly name: string;
  readonly format: number;
  /** The latest migration of the rows it contains. */
  readonly schema: string;
  readonly value: unknown;
}

/** The signed form of a value: write access to the store alone is not enough to forge one. */
export function seal(signing: Pick<Signing, 'sign'>, name: string, value: unknown): Buffer {
  const bytes = serialize({ name, format: FORMAT, schema: NEWEST_SCHEMA, value } satisfies Sealed);
  const { signature, signedBy } = signing.sign(bytes);
  return Buffer.concat([Buffer.from(signature, 'base64'), Buffer.from(signedBy), bytes]);
}

/** The value; undefined if no trusted key has signed it under this name, or it is of another version of the server. */
export function unseal(signing: Pick<Signing, 'isGood'>, name: string, kept: Buffer): unknown {
  const bytes = kept.subarray(SIGNATURE_BYTES + KEY_ID_BYTES);
  const signature = kept.subarray(0, SIGNATURE_BYTES).toString('base64');
  const signedBy = kept.subarray(SIGNATURE_BYTES, SIGNATURE_BYTES + KEY_ID_BYTES).toString('latin1');
  if (!signing.isGood(bytes, { signature, signedBy })) return undefined;
  const sealed = deserialize(bytes) as Sealed;
  const isOurs = sealed.name === name && sealed.format === FORMAT && sealed.schema === NEWEST_SCHEMA;
  return isOurs ? sealed.value : undefined;
}
