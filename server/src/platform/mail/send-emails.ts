import type { Database } from '../schema/database';
import type { Mailer } from './mailer';
import { claimEmail, noteFailure, noteSent } from './outbox.store';

/** Most emails in one run, so that stopping a server does not wait long. */
const MOST = 50;

export interface EmailServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: { warn(detail: unknown, message: string): void };
}

/** Sends due emails in order until one fails. A crash may send an email twice, but never lose it. */
export async function sendEmails(services: EmailServices): Promise<void> {
  for (let count = 0; count < MOST; count += 1) if (!(await sendNext(services))) return;
}

/** False if no email is due, or sending failed. */
async function sendNext({ db, mailer, log }: EmailServices): Promise<boolean> {
  const email = await claimEmail(db);
  if (!email) return false;
  const { id, attempt } = email;
  try {
    await mailer.send(email);
  } catch (error) {
    const reason = String(error);
    await noteFailure(db, id, reason);
    log.warn({ email: id, attempt, reason }, 'an email could not be sent');
    return false;
  }
  await noteSent(db, id);
  return true;
}
