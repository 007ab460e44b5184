import { createHmac, timingSafeEqual } from 'node:crypto';

const PROOF_BYTES = 16;

/** Proves that a server of this database made a text; 22 characters of base64url. */
export interface CookieSeal {
  prove(parts: readonly string[]): string;
  isProven(parts: readonly string[], proof: string): boolean;
}

/** Creates a seal from a secret that all servers of a database share. */
export function createCookieSeal(secret: Uint8Array): CookieSeal {
  const digest = (parts: readonly string[]): Buffer =>
    // JSON distinguishes ["ab", "c"] from ["a", "bc"].
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest().subarray(0, PROOF_BYTES);
  return {
    prove: (parts) => digest(parts).toString('base64url'),
    isProven(parts, proof) {
      const sent = Buffer.from(proof, 'base64url');
      return sent.length === PROOF_BYTES && timingSafeEqual(sent, digest(parts));
    },
  };
}
