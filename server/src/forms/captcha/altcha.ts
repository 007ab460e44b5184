import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from 'shared-types/forms/captcha';
import { z } from 'zod';
import { isSameSubject, type CaptchaSubject } from './captcha-subject';

/** A tenth of a second on a computer, up to two on a cheap phone; a millisecond of the server. */
const COST = 1000;
const COUNTER = { lowest: 300, highest: 600 };
/** Long enough to write a message; the page asks for a new challenge after that. */
const VALID_MS = 3_600_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.record(z.string(), z.string()),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export type AltchaResult = 'solved' | 'expired' | 'wrong';

/** The site's own captcha: signed challenges, and their solutions as captcha keys. Nothing of them is stored. */
export interface Altcha {
  challenge(subject: CaptchaSubject): Promise<CaptchaChallenge>;
  verify(captchaKey: string, subject: CaptchaSubject): Promise<AltchaResult>;
}

/** The altcha protocol, version 2, signed with a secret that all servers of a database share. */
export function createAltcha(secret: Uint8Array): Altcha {
  const hex = Buffer.from(secret).toString('hex');
  const secrets = { hmacSignatureSecret: `challenge ${hex}`, hmacKeySignatureSecret: `solution ${hex}` };
  return {
    challenge: (subject) =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(COUNTER.highest, COUNTER.lowest),
        deriveKey,
        expiresAt: new Date(Date.now() + VALID_MS),
        data: { ...subject },
      }),
    async verify(captchaKey, subject) {
      const payload = readPayload(captchaKey);
      if (!payload || !isSameSubject(subject, payload.challenge.parameters.data)) return 'wrong';
      const { verified, expired } = await verifySolution({ ...secrets, ...payload, deriveKey });
      if (expired) return 'expired';
      return verified ? 'solved' : 'wrong';
    },
  };
}

function readPayload(captchaKey: string): z.output<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(captchaKey, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
