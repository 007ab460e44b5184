import { createPublicKey, hash, hkdfSync, sign, verify, type KeyObject } from 'node:crypto';

const SECRET_BYTES = 32;

/** Who says that a manifest is theirs. */
export interface Signature {
  /** Ed25519, over the exact bytes; base64. */
  readonly signature: string;
  /** The key's id. */
  readonly signedBy: string;
}

/** Signs manifests, and tells signatures of trusted keys from others. */
export interface Signing {
  /** The id of this server's own key. */
  readonly keyId: string;
  sign(bytes: Uint8Array): Signature;
  /** A secret of 32 bytes for another purpose: the same one on every server that signs with this key. */
  secretFor(purpose: string): Uint8Array;
  /** True for the id of a trusted key. */
  knows(keyId: string): boolean;
  /** True where a trusted key signed these bytes, and is the one that is named. */
  isGood(bytes: Uint8Array, signature: Signature): boolean;
  /** Whose signature it is, of those that are trusted; `undefined` where it is nobody's. */
  recognise(bytes: Uint8Array, signature: string): Signature | undefined;
}

/** Which keys count. */
export interface SigningKeys {
  /** Private, of this server. */
  readonly own: KeyObject;
  /** Public ones, of others whose builds may run. */
  readonly trusted: readonly KeyObject[];
}

/** Signs by the server's own key; trusts it and those of the others. */
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

/** Nobody can reckon the key back from it, nor one purpose's secret from another's (RFC 5869). */
function derivedFrom(own: KeyObject, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', own.export({ type: 'pkcs8', format: 'der' }), '', purpose, SECRET_BYTES));
}

/** Names a public key: the first half of what sha256 says of it. */
export function keyIdOf(key: KeyObject): string {
  return hash('sha256', key.export({ type: 'spki', format: 'der' }), 'hex').slice(0, 32);
}
