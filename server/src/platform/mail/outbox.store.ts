import { sql } from 'kysely';
import type { Database } from '../schema/database';
import { emailTurn } from './email-turn';
import type { Email, EmailSender } from './mailer';

/** The pause before the second attempt, doubled with each: in it nobody else takes the email that is being sent. */
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 7200;
/** From then on an email is not tried again: a day. */
export const EMAIL_GIVEN_UP_SECONDS = 86_400;
/** That there was an email is known for 30 days. */
const FORGOTTEN_SECONDS = 2_592_000;
const LONGEST_ERROR = 500;

/** An email to be sent. */
export interface NewEmail extends Omit<Email, 'id' | 'sender'> {
  readonly siteId: string;
  /** What it tells: an email of the site that tells the same is the same email, and stays the only one. */
  readonly about?: string;
  /** True for what nobody can have sent to a stranger for nothing: it waits for no limit, and counts under none. */
  readonly isOwed?: boolean;
}

/** An email that somebody is about to send. */
export interface ClaimedEmail extends Email {
  /** How often that was begun, this time among it. */
  readonly attempt: number;
}

/** Puts an email into the outbox, in the transaction of what it tells: there is never the one without the other. */
export async function queueEmail(trx: Database, { siteId, isOwed = false, ...email }: NewEmail): Promise<void> {
  const turn = isOwed ? undefined : await emailTurn(trx, { siteId, recipient: email.recipient });
  await trx
    .insertInto('mail_outbox')
    .values({
      site_id: siteId,
      is_limited: !isOwed,
      ...email,
      ...(turn === undefined ? {} : { due_at: turn, scheduled_at: turn }),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'about']).doNothing())
    .execute();
}

/**
 * Takes the email that has been due for longest; `undefined` where none is. Its next attempt is written down with that: a
 * server that ends while it sends the email needs nobody to put it back, and it is passed over by all others meanwhile.
 */
export async function claimEmail(db: Database): Promise<ClaimedEmail | undefined> {
  const due = db
    .selectFrom('mail_outbox')
    .select('id')
    .where('body', 'is not', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .where('scheduled_at', '>', sql<Date>`now() - make_interval(secs => ${EMAIL_GIVEN_UP_SECONDS})`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable('mail_outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      due_at: sql<Date>`now() + make_interval(secs =>
        least(${FIRST_PAUSE_SECONDS} * power(2, attempts), ${LONGEST_PAUSE_SECONDS}))`,
    })
    .where('id', '=', due)
    .returning(['id', 'site_id', 'recipient', 'subject', 'body', 'html', 'attempts'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { site_id: siteId, body, html, attempts: attempt, ...address } = row;
  const sender = await senderOf(db, siteId);
  return { ...address, sender, body: body ?? '', ...(html === null ? {} : { html }), attempt };
}

async function senderOf(db: Database, siteId: string): Promise<EmailSender> {
  const { name, contactEmail } = await db
    .selectFrom('site')
    .select(['name', sql<string | null>`profile ->> 'contactEmail'`.as('contactEmail')])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return { name, ...(contactEmail === null ? {} : { contactEmail }) };
}

/** Writes down that an email has been sent, and forgets what it said. */
export async function noteSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: sql<Date>`now()`, body: null, html: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Writes down why an email could not be sent. */
export async function noteFailure(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ last_error: reason.slice(0, LONGEST_ERROR) })
    .where('id', '=', id)
    .execute();
}

/** Forgets what emails said that were given up, and after a while that there were emails; answers how many are gone. */
export async function sweepEmails(db: Database): Promise<number> {
  await db
    .updateTable('mail_outbox')
    .set({ body: null, html: null })
    .where('body', 'is not', null)
    .where('scheduled_at', '<=', sql<Date>`now() - make_interval(secs => ${EMAIL_GIVEN_UP_SECONDS})`)
    .execute();
  const gone = await db
    .deleteFrom('mail_outbox')
    .where('scheduled_at', '<=', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
