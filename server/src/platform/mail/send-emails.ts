import type { Database } from '../schema/database';
import type { Mailer } from './mailer';
import { claimEmail, noteFailure, noteSent } from './outbox.store';

/** What is more waits for the next time, so that a server that is stopped does not send for long. */
const MOST = 50;

/** What sending emails works with. */
export interface EmailServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: { warn(detail: unknown, message: string): void };
}

/**
 * Sends the emails that are due, one after the other. A failed one ends it for this time: where the mail server is away,
 * every email would wait for it. What ends between sending an email and writing that down sends it once more, later:
 * an email may come twice, and is never left out.
 */
export async function sendEmails(services: EmailServices): Promise<void> {
  for (let count = 0; count < MOST; count += 1) if (!(await sendNext(services))) return;
}

/** False where no email is due, or where it could not be sent. */
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
