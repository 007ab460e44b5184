import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hash of an unknown password: a missing account takes as long to check as an existing one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$igmZA9xxvxj8QMTjUCZC3g$szO8E3jEAau2RpX9ySvDZGtDGRnZ6Huvs4jisyV4RuE';
/** Each takes 19 MiB and a processor; more in parallel would delay pages. */
const AT_ONCE = 2;
const atMost = pLimit(AT_ONCE);

export function hashPassword(password: string): Promise<string> {
  return atMost(() => hash(password, ARGON2ID));
}

/** True if the password matches. Without a hash it takes as long and is false. */
export async function isPasswordRight(password: string, known: string | undefined): Promise<boolean> {
  const isRight = await atMost(() => verify(known ?? NOBODYS_HASH, password));
  return isRight && known !== undefined;
}
