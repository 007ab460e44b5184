import { sql } from 'kysely';
import type { Database } from '../schema/database';

/** Most emails per hour from a site to one address, where anybody can cause them. */
export const EMAILS_PER_HOUR = 5;

export interface EmailRecipient {
  readonly siteId: string;
  readonly recipient: string;
}

/** When the next limited email to this address may be sent; undefined for at once. Locks the address until commit. */
export async function emailTurn(trx: Database, { siteId, recipient }: EmailRecipient): Promise<Date | undefined> {
  const address = recipient.trim().toLowerCase();
  const name = `email ${siteId} ${address}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  // The fifth last email starts the hour that already has five.
  const { rows } = await sql<{ turn: Date }>`
    select scheduled_at + interval '1 hour' as turn from mail_outbox
    where site_id = ${siteId} and lower(recipient) = ${address} and is_limited
    order by scheduled_at desc offset ${EMAILS_PER_HOUR - 1} limit 1`.execute(trx);
  const turn = rows[0]?.turn;
  return turn && turn.getTime() > Date.now() ? turn : undefined;
}
