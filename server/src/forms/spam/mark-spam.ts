import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { RequestPlace } from '../mailing-list/list-emails';
import { takeStepsLater } from '../submission-steps/take-steps-later';
import { learn, type LearnedAs } from './spam-filter.store';

/** Of the submissions an owner has read and left alone, this many become examples with each marking. */
const MOST_EXAMPLES = 20;

interface ToMark {
  readonly siteId: string;
  readonly ids: readonly string[];
}

/**
 * Moves submissions to quarantine, and teaches the filter that they are spam, and that those which were read and not moved are
 * not. Returns how many were moved.
 */
export async function markSpam(trx: Database, { siteId, ids }: ToMark): Promise<number> {
  const marked = await lockSubmissions(trx, { siteId, ids }, false);
  for (const one of marked) await teach(trx, one, 'spam');
  if (marked.length === 0) return 0;
  await trx
    .updateTable('form_submission')
    .set({ quarantined_at: sql<Date>`now()`, spam_reason: 'marked' })
    .where(
      'id',
      'in',
      marked.map(({ id }) => id),
    )
    .execute();
  const examples = await trx
    .selectFrom('form_submission')
    .select(['id', 'site_id as siteId', 'fields', 'learned_as as before'])
    .where('site_id', '=', siteId)
    .where('quarantined_at', 'is', null)
    .where('read_at', 'is not', null)
    .where('learned_as', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(MOST_EXAMPLES)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const one of examples) await teach(trx, one, 'not-spam');
  return marked.length;
}

/**
 * Moves submissions out of quarantine, teaches the filter that they are not spam, and takes the steps that their forms have.
 * Returns how many were moved.
 */
export async function markNotSpam(trx: Database, { siteId, ids }: ToMark, place: RequestPlace): Promise<number> {
  const marked = await lockSubmissions(trx, { siteId, ids }, true);
  for (const one of marked) {
    await teach(trx, one, 'not-spam');
    await trx
      .updateTable('form_submission')
      .set({ quarantined_at: null, spam_reason: null })
      .where('id', '=', one.id)
      .execute();
    await takeStepsLater(trx, one, place);
  }
  return marked.length;
}

/** Locked, so that two requests do it once. */
function lockSubmissions(trx: Database, { siteId, ids }: ToMark, isQuarantined: boolean) {
  return trx
    .selectFrom('form_submission')
    .select(['id', 'site_id as siteId', 'number', 'form_id as formId', 'fields', 'page_path as pagePath'])
    .select('learned_as as before')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('quarantined_at', isQuarantined ? 'is not' : 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface Example {
  readonly id: string;
  readonly siteId: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly before: LearnedAs | null;
}

async function teach(trx: Database, example: Example, now: LearnedAs): Promise<void> {
  await learn(trx, { ...example, now });
  await trx.updateTable('form_submission').set({ learned_as: now }).where('id', '=', example.id).execute();
}
