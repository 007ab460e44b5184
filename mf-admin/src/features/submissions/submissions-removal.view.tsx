import type { ReactElement } from 'react';
import {
  CHOSEN_SUBMISSION_PREFIX,
  SUBMISSIONS_CALLS,
  SUBMISSIONS_PARAMETER,
  type SubmissionRow,
  type SubmissionsRemoval,
} from 'shared-types/admin/forms/submissions';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FOCUSED } from '../../parts/focused/focused';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { formName } from './form-name';
import { submissionsPath } from './submissions-path';
import type { ListProps } from './submissions-table.view';

/** Asks whether to delete the selected submissions, or all of a person. */
export function RemovalQuestion({
  block,
  view,
  removal,
  form,
  host,
}: ListProps & { readonly removal: SubmissionsRemoval }): ReactElement {
  const { person, rows, count } = removal;
  if (count === 0) return <p role="status">{host.text(person === '' ? 'goneSubmission' : 'nobody', { person })}</p>;
  const target =
    person === ''
      ? Object.fromEntries(rows.map(({ id }) => [CHOSEN_SUBMISSION_PREFIX + id, 'on']))
      : { [SUBMISSIONS_PARAMETER.person]: person };
  const id = `block-${block}-removal`;
  return (
    <section className="admin-submissions__removal" aria-labelledby={id}>
      <h2 className="admin-submissions__title" id={id} {...FOCUSED}>
        {host.text('removal', { count })}
      </h2>
      <p>{host.text(person === '' ? 'forever' : 'ofPerson', { person })}</p>
      <ul className="admin-submissions__doomed">
        {rows.map((row) => (
          <Doomed key={row.id} row={row} host={host} />
        ))}
        {count > rows.length && <li>{host.text('more', { count: count - rows.length })}</li>}
      </ul>
      <AdminForm
        call={SUBMISSIONS_CALLS.deleteSubmissions}
        sends={{ block, page: submissionsPath(view, {}, host), confirmed: 'yes', ...target }}
        host={host}
      >
        <FormProblem form={form} problem={host.text('problem')} />
        <div className="admin-submissions__buttons">
          <button type="submit" className="button">
            {host.text('removeYes', { count })}
          </button>
          <a className="button button--quiet" href={submissionsPath(view, {}, host)}>
            {host.text('removeNo')}
          </a>
        </div>
      </AdminForm>
    </section>
  );
}

function Doomed({ row, host }: { readonly row: SubmissionRow } & Pick<ListProps, 'host'>): ReactElement {
  return (
    <li>
      <span className="admin-muted">
        <bdi>{formName(row, host)}</bdi> · <time dateTime={row.receivedAt}>{row.receivedText}</time>
      </span>
      <span className="admin-submissions__excerpt" dir="auto">
        {row.cells[0] || '–'}
      </span>
    </li>
  );
}

/** A field for the address of a person who asks to be deleted, and the last deletions. */
export function PersonRemoval({ block, view: { deletions }, host }: Omit<ListProps, 'form'>): ReactElement {
  const id = `block-${block}-person`;
  return (
    <details className="admin-submissions__details">
      <summary>{host.text('personRemoval')}</summary>
      <form className="admin-submissions__person" action={ADMIN_PATH.submissions}>
        <div className="field">
          <label htmlFor={id}>{host.text('person')}</label>
          <input
            id={id}
            name={SUBMISSIONS_PARAMETER.person}
            type="email"
            required
            maxLength={EMAIL_LENGTH.max}
            autoComplete="off"
            dir="auto"
            aria-describedby={`${id}-hint`}
          />
          <p className="field__hint" id={`${id}-hint`}>
            {host.text('personHint')}
          </p>
        </div>
        <button type="submit" className="button button--quiet">
          {host.text('personFind')}
        </button>
      </form>
      {deletions.length > 0 && (
        <>
          <h3>{host.text('deletions')}</h3>
          <ul>
            {deletions.map(({ reason, count, by, at, atText }, index) => (
              <li key={index}>
                <time dateTime={at}>{atText}</time>: <bdi>{host.text('deletion', { reason, count, by })}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
