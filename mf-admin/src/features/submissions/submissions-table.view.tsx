import type { ReactElement } from 'react';
import {
  CHOSEN_SUBMISSION_PREFIX,
  SUBMISSIONS_CALLS,
  type SubmissionRow,
  type SubmissionsView,
} from 'shared-types/admin/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { formName } from './form-name';
import { submissionsPath } from './submissions-path';
import type { messages } from './submissions.messages';

export interface ListProps {
  readonly block: string;
  readonly view: SubmissionsView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** The submissions of the page, which can be selected and marked; on narrow screens the table is a list. */
export function SubmissionsTable({ block, view, form, host }: ListProps): ReactElement {
  return (
    <AdminForm
      className="admin-submissions__marking"
      call={SUBMISSIONS_CALLS.markSubmissions}
      sends={{ block, page: submissionsPath(view, {}, host) }}
      host={host}
    >
      <FormProblem form={form?.values['days'] === undefined ? form : undefined} problem={host.text('problem')} />
      <section
        className="admin-submissions__scroll"
        aria-label={host.text('table')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="admin-submissions__table">
          <Head view={view} host={host} />
          <tbody>
            {view.rows.map((row) => (
              <Row key={row.id} block={block} row={row} view={view} host={host} />
            ))}
          </tbody>
        </table>
      </section>
      <MarkButtons view={view} host={host} />
    </AdminForm>
  );
}

function Head({ view: { columns }, host }: Pick<ListProps, 'view' | 'host'>): ReactElement {
  const heading = (key: 'choice' | 'time' | 'form' | 'answers') => <th scope="col">{host.text(key)}</th>;
  return (
    <thead>
      <tr>
        {heading('choice')}
        {heading('time')}
        {columns.length === 0 ? (
          <>
            {heading('form')}
            {heading('answers')}
          </>
        ) : (
          columns.map(({ title, isGone }, index) => (
            <th key={index} scope="col" dir="auto">
              {title}
              {isGone && <span className="admin-submissions__note"> {host.text('goneField')}</span>}
            </th>
          ))
        )}
      </tr>
    </thead>
  );
}

interface RowProps extends Pick<ListProps, 'block' | 'view' | 'host'> {
  readonly row: SubmissionRow;
}

function Row({ block, row, view, host }: RowProps): ReactElement {
  const { id, isUnread, receivedAt, receivedText, cells } = row;
  const box = `block-${block}-${id}`;
  const titles = view.columns.length === 0 ? [host.text('answers')] : view.columns.map(({ title }) => title);
  return (
    <tr className={isUnread ? 'admin-submissions__unread' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The cell is no control. */}
      <td>
        <span className="admin-submissions__choice">
          <input type="checkbox" id={box} name={`${CHOSEN_SUBMISSION_PREFIX}${id}`} value="on" />
          <label htmlFor={box}>
            {host.text('choose')} <span className="visually-hidden">{receivedText}</span>
          </label>
        </span>
      </td>
      <th scope="row">
        {isUnread && <span className="admin-submissions__mark">{host.text('unreadMark')}</span>}
        <a className="admin-submissions__open" href={submissionsPath(view, { id }, host)}>
          <span className="visually-hidden">{host.text('open')} </span>
          <time dateTime={receivedAt}>{receivedText}</time>
        </a>
      </th>
      {view.columns.length === 0 && (
        <td data-label={host.text('form')}>
          <bdi>{formName(row, host)}</bdi>
        </td>
      )}
      {cells.map((text, index) => (
        <td key={index} data-label={titles[index]} dir="auto">
          {text || '–'}
        </td>
      ))}
    </tr>
  );
}

function MarkButtons({
  view: { count, unread, rows, mayDelete, question },
  host,
}: Pick<ListProps, 'view' | 'host'>): ReactElement {
  return (
    <div className="admin-submissions__buttons">
      {rows.some(({ isUnread }) => isUnread) && (
        <button type="submit" className="button button--quiet" name="to" value="read">
          {host.text('markRead')}
        </button>
      )}
      {rows.some(({ isUnread }) => !isUnread) && (
        <button type="submit" className="button button--quiet" name="to" value="unread">
          {host.text('markUnread')}
        </button>
      )}
      {unread > 0 && count > 1 && (
        <button type="submit" className="button button--quiet" name="to" value="all-read">
          {host.text('markAllRead', { count: unread })}
        </button>
      )}
      <button
        type="submit"
        className="button button--quiet"
        name="to"
        value={question.folder === 'spam' ? 'not-spam' : 'spam'}
      >
        {host.text(question.folder === 'spam' ? 'markNotSpam' : 'markSpam')}
      </button>
      {mayDelete && (
        <button type="submit" className="button button--quiet" formAction={SUBMISSIONS_CALLS.deleteSubmissions.path}>
          {host.text('remove')}
        </button>
      )}
    </div>
  );
}
