import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts, so that readers of the database cannot use them. */
export interface TextSeal {
  /** Encrypts a text; `about` names what it belongs to, and is needed to open it. */
  seal(text: string, about: string): string;
  /** The text; undefined if it was sealed with another key, belongs to something else, or was changed. */
  open(sealed: string, about: string): string | undefined;
}

/** Creates a seal from a secret of 32 bytes, which all servers of a database share. */
export function createTextSeal(secret: Uint8Array): TextSeal {
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, secret, iv).setAAD(Buffer.from(about));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        // The only way in which a wrong tag is reported.
        return undefined;
      }
    },
  };
}
