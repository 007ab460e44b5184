import type { Database } from '../schema/database';
import type { Mailer } from './mailer';
import { claimLetter, noteFailure, noteSent } from './outbox.store';

/** What is more waits for the next time, so that a server that is stopped does not send for long. */
const MOST = 50;

/** What sending letters works with. */
export interface LetterServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: { warn(detail: unknown, message: string): void };
}

/**
 * Sends the letters that are due, one after the other. A failed one ends it for this time: where the mail server is away,
 * every letter would wait for it. What ends between sending a letter and writing that down sends it once more, later:
 * a letter may come twice, and is never left out.
 */
export async function sendLetters(services: LetterServices): Promise<void> {
  for (let count = 0; count < MOST; count += 1) if (!(await sendNext(services))) return;
}

/** False where no letter is due, or where it could not be sent. */
async function sendNext({ db, mailer, log }: LetterServices): Promise<boolean> {
  const letter = await claimLetter(db);
  if (!letter) return false;
  const { id, attempt } = letter;
  try {
    await mailer.send(letter);
  } catch (error) {
    const reason = String(error);
    await noteFailure(db, id, reason);
    log.warn({ letter: id, attempt, reason }, 'a letter could not be sent');
    return false;
  }
  await noteSent(db, id);
  return true;
}
