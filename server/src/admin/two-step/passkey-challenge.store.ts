import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** As long as browsers wait for a passkey, and some time to spare. */
const CHALLENGE_SECONDS = 300;

export interface Challenge {
  /** In base64url. */
  readonly challenge: string;
  readonly siteId: string;
  /** Id of the account whose passkey is expected; undefined for any. */
  readonly accountId: string | undefined;
}

export async function keepChallenge(db: Database, { challenge, siteId, accountId }: Challenge): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge,
      site_id: siteId,
      account_id: accountId ?? null,
      ends_at: sql<Date>`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
    })
    .execute();
}

/** Ends a challenge; true if it was open, once, even if it is answered several times at once. */
export async function takeChallenge(db: Database, { challenge, siteId, accountId }: Challenge): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('site_id', '=', siteId)
    .where('account_id', accountId === undefined ? 'is' : '=', accountId ?? null)
    .returning(sql<boolean>`ends_at > now()`.as('isInTime'))
    .executeTakeFirst();
  return taken?.isInTime === true;
}

/** Deletes challenges that nobody has answered; returns their number. */
export async function sweepChallenges(db: Database): Promise<number> {
  const gone = await db
    .deleteFrom('passkey_challenge')
    .where('ends_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
