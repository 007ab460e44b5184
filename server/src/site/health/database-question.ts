import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** Proxies take a server that does not answer for longer for dead. */
const ANSWER_WITHIN_MS = 2000;
/** A query whose connection is lost is never answered, while new ones would be. */
const CHECK_AGAIN_MS = 15_000;

/**
 * Checks whether the database answers; rejects after two seconds. Concurrent checks share one query for fifteen seconds,
 * since each query to a silent database holds a connection.
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

/** Rejects if the work takes longer than so many milliseconds. */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer within ${ms} ms.`)), ms);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
