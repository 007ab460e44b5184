import { sql } from 'kysely';
import type { Database } from '../../schema/database';

/** A proxy asks about every second, and takes a server that says nothing for one that is gone. */
const ANSWER_WITHIN_MS = 1000;

/**
 * Makes the question whether the database answers: it rejects where it does not, after a second at the latest. While one waits,
 * whoever asks waits for that one: each that is asked of a silent database holds a connection.
 */
export function createDatabaseQuestion(db: Database): () => Promise<void> {
  let asked: Promise<unknown> | undefined;
  return async () => {
    asked ??= sql`select 1`.execute(db).finally(() => (asked = undefined));
    await within(asked, ANSWER_WITHIN_MS);
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
