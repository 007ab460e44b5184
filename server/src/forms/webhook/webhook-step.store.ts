import { sql } from 'kysely';
import type { StepReason, StepState } from 'shared-types/admin/forms/submission-steps';
import type { Database } from '../../platform/schema/database';

/** No other server takes a claimed step for so long; longer than an attempt may take. */
const CLAIM_SECONDS = 60;
const SECOND_MS = 1000;

export interface ClaimedWebhook {
  readonly id: string;
  readonly siteId: string;
  readonly formId: string;
  readonly submissionId: string;
  /** Number of attempts, this one included. */
  readonly attempt: number;
  readonly body: string;
  /** Null if the owner has removed it. */
  readonly url: string | null;
}

/**
 * Claims the webhook that has been due longest, except for these sites. If this server dies meanwhile, it is due again after a
 * minute.
 */
export async function claimWebhook(
  db: Database,
  busySites: readonly string[] = [],
): Promise<ClaimedWebhook | undefined> {
  const due = db
    .selectFrom('submission_step')
    .select('id')
    .where('kind', '=', 'webhook')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`site_id <> all(${busySites}::uuid[])`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .with('claimed', (claim) =>
      claim
        .updateTable('submission_step')
        .set({
          attempts: sql<number>`attempts + 1`,
          due_at: sql<Date>`now() + make_interval(secs => ${CLAIM_SECONDS})`,
        })
        .where('id', '=', due)
        .returning(['id', 'site_id', 'submission_id', 'attempts', 'webhook_body']),
    )
    .selectFrom('claimed')
    .innerJoin('form_submission', 'form_submission.id', 'claimed.submission_id')
    .leftJoin('form_storage', (join) =>
      join
        .onRef('form_storage.site_id', '=', 'claimed.site_id')
        .onRef('form_storage.form_id', '=', 'form_submission.form_id'),
    )
    .select(['claimed.id', 'claimed.site_id as siteId', 'form_submission.form_id as formId'])
    .select(['claimed.submission_id as submissionId', 'claimed.attempts as attempt', 'webhook_url as url'])
    .select(sql<string>`coalesce(claimed.webhook_body, '')`.as('body'))
    .executeTakeFirst();
}

export interface WebhookResult {
  readonly state: StepState;
  /** Until the next attempt, if it is waiting. */
  readonly pauseMs?: number;
  readonly reason?: StepReason;
  readonly detail?: string;
}

/** Notes the result of a claimed attempt, unless a later one has begun. The content of what is over is deleted. */
export async function noteWebhook(
  db: Database,
  { id, attempt }: Pick<ClaimedWebhook, 'id' | 'attempt'>,
  { state, pauseMs = 0, reason, detail }: WebhookResult,
): Promise<void> {
  const isWaiting = state === 'waiting';
  await db
    .updateTable('submission_step')
    .set({
      state,
      due_at: isWaiting ? sql<Date>`now() + make_interval(secs => ${pauseMs / SECOND_MS})` : null,
      done_at: state === 'done' ? sql<Date>`now()` : null,
      reason: reason ?? null,
      detail: detail ?? null,
      ...(!isWaiting && { webhook_body: null }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempt)
    .execute();
}
