export const SUBMISSION_STEPS_CALLS = {
  /** Sends a step again that is done or has failed. */
  retryStep: { method: 'POST', path: '/api/config/submission-steps/retries' },
} as const;

/** What is done after a submission is stored: an email to the owner, a copy to the visitor, a subscription, a webhook. */
export type StepKind = 'email' | 'copy' | 'list' | 'webhook';

export type StepState = 'waiting' | 'done' | 'failed';

/**
 * Why an attempt failed. `mail`: the mail server said no or was away. `limited`: the sender has had too many copies sent.
 * `list-gone`: the mailing list was deleted. Of webhooks: `refused`: the status was neither 2xx nor 410. `late`: no answer in
 * time. `unreachable`: no connection. `private`: the address is in a private network. `gone`: status 410. `removed`: the owner
 * has removed the address.
 */
export type StepReason =
  | 'mail'
  | 'limited'
  | 'list-gone'
  | 'refused'
  | 'late'
  | 'unreachable'
  | 'private'
  | 'gone'
  | 'removed';

export interface SubmissionStepView {
  readonly id: string;
  readonly kind: StepKind;
  readonly state: StepState;
  readonly reason?: StepReason;
  /** What the other server said; may be long. */
  readonly detail?: string;
  readonly attempts: number;
  /** Of the next attempt, if it is waiting; of the end, if it is done. */
  readonly timeText?: string;
  readonly retried?: { readonly by: string; readonly atText: string };
}

/** Data of the loader `admin/submission-steps/steps`. */
export interface SubmissionStepsView {
  /** Number on the receipt of the opened submission. */
  readonly number?: string;
  readonly steps: readonly SubmissionStepView[];
  /** True if the account may send steps again. */
  readonly mayRetry: boolean;
}
