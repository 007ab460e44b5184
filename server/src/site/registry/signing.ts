import { createPublicKey, hash, hkdfSync, sign, verify, type KeyObject } from 'node:crypto';

const SECRET_BYTES = 32;

export interface Signature {
  /** Ed25519 over the exact bytes, in base64. */
  readonly signature: string;
  /** Id of the key. */
  readonly signedBy: string;
}

/** Signs manifests, and verifies signatures of trusted keys. */
export interface Signing {
  /** Id of this server's own key. */
  readonly keyId: string;
  sign(bytes: Uint8Array): Signature;
  /** A secret of 32 bytes for another purpose, the same on every server with this key. */
  secretFor(purpose: string): Uint8Array;
  /** True for the id of a trusted key. */
  knows(keyId: string): boolean;
  /** True if the named key is trusted and signed these bytes. */
  isGood(bytes: Uint8Array, signature: Signature): boolean;
  /** The trusted key that made the signature; undefined if there is none. */
  recognise(bytes: Uint8Array, signature: string): Signature | undefined;
}

export interface SigningKeys {
  /** Private key of this server. */
  readonly own: KeyObject;
  /** Public keys of others whose builds may run. */
  readonly trusted: readonly KeyObject[];
}

/** Signs with the server's own key; trusts it and the others. */
export function createSigning({ own, trusted }: SigningKeys): Signing {
  const keyId = keyIdOf(createPublicKey(own));
  const keys = new Map([createPublicKey(own), ...trusted].map((key) => [keyIdOf(key), key]));
  const isGood = (bytes: Uint8Array, { signature, signedBy }: Signature) => {
    const key = keys.get(signedBy);
    return key !== undefined && verify(null, bytes, key, Buffer.from(signature, 'base64'));
  };
  return {
    keyId,
    isGood,
    knows: (id) => keys.has(id),
    sign: (bytes) => ({ signature: sign(null, bytes, own).toString('base64'), signedBy: keyId }),
    secretFor: (purpose) => derivedFrom(own, purpose),
    recognise(bytes, signature) {
      const signedBy = [...keys.keys()].find((id) => isGood(bytes, { signature, signedBy: id }));
      return signedBy === undefined ? undefined : { signature, signedBy };
    },
  };
}

/** Neither the key nor a secret for another purpose can be derived from it (RFC 5869). */
function derivedFrom(own: KeyObject, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', own.export({ type: 'pkcs8', format: 'der' }), '', purpose, SECRET_BYTES));
}

/** The id of a public key: the first half of its sha256 hash. */
export function keyIdOf(key: KeyObject): string {
  return hash('sha256', key.export({ type: 'spki', format: 'der' }), 'hex').slice(0, 32);
}
