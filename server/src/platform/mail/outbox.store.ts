import { sql } from 'kysely';
import type { Database } from '../schema/database';
import { emailTurn } from './email-turn';
import type { Email, EmailSender } from './mailer';

/** Pause before the second attempt, doubled each time; during it no other server takes the email. */
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 7200;
/** An email is given up after a day. */
export const EMAIL_GIVEN_UP_SECONDS = 86_400;
/** Rows of sent emails are deleted after 30 days. */
const FORGOTTEN_SECONDS = 2_592_000;
const LONGEST_ERROR = 500;

export interface NewEmail extends Omit<Email, 'id' | 'sender'> {
  readonly siteId: string;
  /** Identifies the content: a site queues only one email with this value. */
  readonly about?: string;
  /** True for emails that strangers cannot cause; they neither wait for the hourly limit nor count under it. */
  readonly isOwed?: boolean;
}

export interface ClaimedEmail extends Email {
  /** Number of attempts, this one included. */
  readonly attempt: number;
}

/**
 * Queues an email in the transaction of its cause, so that neither exists without the other. Returns its id; undefined if one
 * with the same `about` was queued before.
 */
export async function queueEmail(
  trx: Database,
  { siteId, isOwed = false, unsubscribeUrl, replyTo, ...email }: NewEmail,
): Promise<string | undefined> {
  const turn = isOwed ? undefined : await emailTurn(trx, { siteId, recipient: email.recipient });
  const queued = await trx
    .insertInto('mail_outbox')
    .values({
      site_id: siteId,
      is_limited: !isOwed,
      ...email,
      ...(unsubscribeUrl === undefined ? {} : { unsubscribe_url: unsubscribeUrl }),
      ...(replyTo === undefined ? {} : { reply_to: replyTo }),
      ...(turn === undefined ? {} : { due_at: turn, scheduled_at: turn }),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return queued?.id;
}

/**
 * Claims the email that has been due longest, if any, and schedules its next attempt, so that a crash loses nothing.
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
    .returning(['id', 'site_id', 'recipient', 'subject', 'body', 'html', 'unsubscribe_url', 'reply_to', 'attempts'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { site_id: siteId, body, html, unsubscribe_url: unsubscribeUrl, reply_to: replyTo, attempts: attempt } = row;
  const { id, recipient, subject } = row;
  const sender = await senderOf(db, siteId);
  return {
    id,
    recipient,
    subject,
    sender,
    body: body ?? '',
    ...(html === null ? {} : { html }),
    ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }),
    ...(replyTo === null ? {} : { replyTo }),
    attempt,
  };
}

async function senderOf(db: Database, siteId: string): Promise<EmailSender> {
  const { name, contactEmail } = await db
    .selectFrom('site')
    .select(['name', sql<string | null>`profile ->> 'contactEmail'`.as('contactEmail')])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return { name, ...(contactEmail === null ? {} : { contactEmail }) };
}

/** Marks an email as sent, and deletes its content. */
export async function noteSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: sql<Date>`now()`, body: null, html: null, unsubscribe_url: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function noteFailure(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ last_error: reason.slice(0, LONGEST_ERROR) })
    .where('id', '=', id)
    .execute();
}

/** Deletes the content of emails that were given up, and old rows; returns the number of affected rows. */
export async function sweepEmails(db: Database): Promise<number> {
  await db
    .updateTable('mail_outbox')
    .set({ body: null, html: null, unsubscribe_url: null })
    .where('body', 'is not', null)
    .where('scheduled_at', '<=', sql<Date>`now() - make_interval(secs => ${EMAIL_GIVEN_UP_SECONDS})`)
    .execute();
  const gone = await db
    .deleteFrom('mail_outbox')
    .where('scheduled_at', '<=', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
