import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import { looksLikeSpam, type LearnedCounts } from './spam-score';
import { spamWords } from './spam-words';

type Message = Parameters<typeof spamWords>[0];
export type LearnedAs = 'spam' | 'not-spam';

/** What the site's filter knows of a message. */
async function countsOf(
  db: Database,
  message: Message,
): Promise<{ readonly words: readonly LearnedCounts[]; readonly messages: LearnedCounts }> {
  const { siteId } = message;
  const [messages, words] = await Promise.all([
    db
      .selectFrom('spam_filter')
      .select(['spam', 'not_spam as notSpam'])
      .where('site_id', '=', siteId)
      .executeTakeFirst(),
    db
      .selectFrom('spam_word')
      .select(['spam', 'not_spam as notSpam'])
      .where('site_id', '=', siteId)
      .where('word', 'in', spamWords(message))
      .execute(),
  ]);
  return { words, messages: messages ?? { spam: 0, notSpam: 0 } };
}

/** True if the message looks like what the site's owners have marked as spam. */
export async function isLikeSpam(db: Database, message: Message): Promise<boolean> {
  const { words, messages } = await countsOf(db, message);
  return looksLikeSpam(words, messages);
}

interface Lesson extends Message {
  /** What the filter has learned the message as before; null for nothing. */
  readonly before: LearnedAs | null;
  readonly now: LearnedAs;
}

/** Teaches the site's filter what a message is, and takes back what it has learned of it before. */
export async function learn(trx: Database, lesson: Lesson): Promise<void> {
  const { siteId, before, now } = lesson;
  if (before === now) return;
  const change = (kind: LearnedAs) => (now === kind ? 1 : 0) - (before === kind ? 1 : 0);
  const [spam, notSpam] = [change('spam'), change('not-spam')];
  // First, so that lessons of a site wait for each other.
  await sql`
    insert into spam_filter as known (site_id, spam, not_spam)
    values (${siteId}, ${Math.max(spam, 0)}, ${Math.max(notSpam, 0)})
    on conflict (site_id) do update set spam = known.spam + ${spam}, not_spam = known.not_spam + ${notSpam}`.execute(
    trx,
  );
  await sql`
    insert into spam_word as known (site_id, word, spam, not_spam)
    select ${siteId}::uuid, word, ${Math.max(spam, 0)}::int, ${Math.max(notSpam, 0)}::int
    from unnest(${spamWords(lesson)}::text[]) as word
    on conflict (site_id, word) do update set
      spam = known.spam + ${spam}, not_spam = known.not_spam + ${notSpam}`.execute(trx);
}
