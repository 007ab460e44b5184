import type { ReactElement } from 'react';
import {
  SUBMISSION_STEPS_CALLS,
  type SubmissionStepsView,
  type SubmissionStepView,
} from 'shared-types/admin/forms/submission-steps';
import type { ViewHost } from 'shared-types/host/render-host';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import type { messages } from './submissions.messages';

interface StepsProps {
  readonly block: string;
  /** Address of the opened submission. */
  readonly page: string;
  readonly data: SubmissionStepsView;
  readonly host: ViewHost<typeof messages>;
}

/** The number on the visitor's receipt, and what was done after the submission was stored. */
export function SubmissionSteps({ block, page, data: { number, steps, mayRetry }, host }: StepsProps): ReactElement {
  const id = `block-${block}-steps`;
  return (
    <>
      {number !== undefined && (
        <p>
          {host.text('number')} <strong>{number}</strong>
        </p>
      )}
      {steps.length > 0 && (
        <section className="admin-submissions__steps" aria-labelledby={id}>
          <h2 id={id}>{host.text('steps')}</h2>
          <ul className="admin-submissions__steplist">
            {steps.map((step) => (
              <li key={step.id} className="admin-submissions__step">
                <Step step={step} host={host} />
                {mayRetry && step.state !== 'waiting' && (
                  <AdminForm
                    call={SUBMISSION_STEPS_CALLS.retryStep}
                    sends={{ block, page, step: step.id }}
                    host={host}
                    aria-label={host.text('step', { kind: step.kind })}
                  >
                    <FormProblem form={undefined} problem={host.text('problem')} />
                    <button type="submit" className="button button--quiet">
                      {host.text('sendAgain')}
                    </button>
                  </AdminForm>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Errors of other servers are in their language, and may be long. */
function Step({ step, host }: { readonly step: SubmissionStepView } & Pick<StepsProps, 'host'>): ReactElement {
  const { kind, state, reason, detail, attempts, timeText = '', retried } = step;
  return (
    <div>
      <strong>{host.text('step', { kind })}</strong>
      <p data-state={state}>{host.text('stepState', { state, attempts, time: timeText })}</p>
      {reason && <p className="admin-muted">{host.text('stepReason', { reason })}</p>}
      {detail && (
        <p className="admin-muted" dir="auto">
          {detail}
        </p>
      )}
      {retried && <p className="admin-muted">{host.text('stepRetried', { by: retried.by, at: retried.atText })}</p>}
    </div>
  );
}
