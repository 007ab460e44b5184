import type { ReactElement } from 'react';
import { SUBMISSION_KEEP_LIMIT, SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { blockField, Field } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { submissionsPath } from './submissions-path';
import type { ListProps } from './submissions-table.view';

/** How long submissions are kept. The second submission of the form confirms that older ones are deleted. */
export function Retention({ block, view, form: anyForm, host }: ListProps): ReactElement {
  const { text } = host;
  // Only this form of the page sends days.
  const form = anyForm?.values['days'] === undefined ? undefined : anyForm;
  const stored = view.keepDays === null ? '' : String(view.keepDays);
  const question = form?.question;
  const page = submissionsPath(view, {}, host);
  return (
    <details className="admin-submissions__details" open={form !== undefined}>
      <summary>{text('retention')}</summary>
      <p>{view.keepDays === null ? text('keptForever') : text('kept', { days: view.keepDays })}</p>
      <AdminForm
        className="admin-submissions__person"
        call={SUBMISSIONS_CALLS.saveSubmissionRetention}
        sends={{
          block,
          page,
          base: form?.values['base'] ?? stored,
          ...(question === undefined ? {} : { confirmed: 'yes' }),
        }}
        needsConfirmation
        host={host}
      >
        {question === undefined ? (
          <FormProblem form={form} problem={text('problem')} />
        ) : (
          <Confirmation question={question} />
        )}
        <Field {...blockField({ block, name: 'days', label: text('keepDays'), hint: text('keepDaysHint'), form })}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              maxLength={String(SUBMISSION_KEEP_LIMIT.most).length}
              defaultValue={form?.values['days'] ?? stored}
              readOnly={question !== undefined}
            />
          )}
        </Field>
        <div className="admin-submissions__buttons">
          <button type="submit" className={question === undefined ? 'button button--quiet' : 'button'}>
            {text(question === undefined ? 'saveDays' : 'saveDaysYes')}
          </button>
          {question !== undefined && (
            <a className="button button--quiet" href={page}>
              {text('saveDaysNo')}
            </a>
          )}
        </div>
      </AdminForm>
    </details>
  );
}
