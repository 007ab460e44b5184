import { hash, verify } from '@node-rs/argon2';
import { createAtMost } from '../../platform/at-most';

/** Argon2id as OWASP's password storage sheet has it: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Of a password nobody knows: who has no account waits as long as who has one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$igmZA9xxvxj8QMTjUCZC3g$szO8E3jEAau2RpX9ySvDZGtDGRnZ6Huvs4jisyV4RuE';
/** Each takes 19 MiB and a processor; more of them together would keep pages waiting. */
const AT_ONCE = 2;
const atMost = createAtMost(AT_ONCE);

/** What is stored in a password's place. */
export function hashPassword(password: string): Promise<string> {
  return atMost(() => hash(password, ARGON2ID));
}

/** True where the password is the hash's. Without a hash it takes as long, and is never right. */
export async function isPasswordRight(password: string, known: string | undefined): Promise<boolean> {
  const isRight = await atMost(() => verify(known ?? NOBODYS_HASH, password));
  return isRight && known !== undefined;
}
