import { sql } from 'kysely';
import type { StepKind, StepReason, StepState } from 'shared-types/admin/forms/submission-steps';
import type { Database } from '../../platform/schema/database';

export interface NewStep {
  readonly siteId: string;
  readonly submissionId: string;
  readonly kind: StepKind;
  readonly state: StepState;
  readonly emailId?: string | undefined;
  /** What a webhook posts. */
  readonly body?: string;
  readonly reason?: StepReason;
}

/** Adds a step in the transaction of its submission, or begins it anew. */
export async function putStep(trx: Database, step: NewStep): Promise<void> {
  const { siteId, submissionId, kind, state, emailId, body, reason } = step;
  const begun = {
    state,
    attempts: 0,
    due_at: state === 'waiting' ? sql<Date>`now()` : null,
    done_at: state === 'done' ? sql<Date>`now()` : null,
    reason: reason ?? null,
    detail: null,
    email_id: emailId ?? null,
    webhook_body: body ?? null,
  };
  await trx
    .insertInto('submission_step')
    .values({ site_id: siteId, submission_id: submissionId, kind, ...begun })
    .onConflict((conflict) => conflict.columns(['submission_id', 'kind']).doUpdateSet(begun))
    .execute();
}

/** Notes what became of the emails of waiting steps: sent, given up, or tried again later. Returns the number of steps. */
export async function noteEmails(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    update submission_step set
      state = case when sent_at is not null then 'done' when body is null then 'failed' else 'waiting' end,
      done_at = sent_at,
      due_at = case when sent_at is null and body is not null then mail_outbox.due_at end,
      attempts = mail_outbox.attempts,
      reason = case when last_error is not null or (sent_at is null and body is null) then 'mail' end,
      detail = last_error
    from mail_outbox
    where mail_outbox.id = email_id and state = 'waiting'
      and (sent_at is not null or body is null or mail_outbox.due_at is distinct from submission_step.due_at)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
