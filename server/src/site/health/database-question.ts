import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** A proxy takes a server that says nothing for long for one that is gone. */
const ANSWER_WITHIN_MS = 2000;
/** A question that is lost on its way is never answered, while others would be. */
const CHECK_AGAIN_MS = 15_000;

/**
 * Makes the question whether the database answers: it rejects where it does not, after two seconds at the latest. While one
 * waits, anyone who asks waits for that one, for a quarter of a minute: each that is asked of a silent database holds a connection.
 */
export function createDatabaseQuestion(db: Database): () => Promise<void> {
  let pending: { readonly answer: Promise<unknown>; readonly sinceMs: number } | undefined;
  const check = () => {
    const question = { answer: sql`select 1`.execute(db), sinceMs: performance.now() };
    const forget = () => void (pending === question && (pending = undefined));
    question.answer.then(forget, forget);
    return question;
  };
  return async () => {
    if (pending && performance.now() - pending.sinceMs > CHECK_AGAIN_MS) pending = undefined;
    pending ??= check();
    await within(pending.answer, ANSWER_WITHIN_MS);
  };
}

/** Waits for work, and rejects where it takes longer than so many milliseconds. */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer within ${ms} ms.`)), ms);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
