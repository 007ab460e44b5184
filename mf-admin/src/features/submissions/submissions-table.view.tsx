import type { ReactElement, ReactNode } from 'react';
import {
  CHOSEN_SUBMISSION_PREFIX,
  SUBMISSIONS_CALLS,
  type SubmissionRow,
  type SubmissionsView,
} from 'shared-types/admin/forms/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import type { TableColumn } from '../../parts/data-table/column-head.view';
import { DataTable, type TableRow } from '../../parts/data-table/data-table.view';
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

/** The submissions of the page, which can be selected and marked. */
export function SubmissionsTable({ block, view, form, host }: ListProps): ReactElement {
  const formId = `block-${block}-chosen`;
  return (
    <AdminForm
      id={formId}
      className="admin-submissions__marking"
      call={SUBMISSIONS_CALLS.markSubmissions}
      sends={{ block, page: submissionsPath(view, {}, host) }}
      host={host}
    >
      <FormProblem form={form?.values['days'] === undefined ? form : undefined} problem={host.text('problem')} />
      <DataTable
        caption={host.text('table')}
        columns={columnsOf(view, host)}
        headColumn="time"
        rows={view.rows.map((row) => rowOf(row, view, host))}
        choosing={{ formId, labels: { column: host.text('choice') } }}
      />
      <MarkButtons view={view} host={host} />
    </AdminForm>
  );
}

function columnsOf({ columns }: SubmissionsView, host: ListProps['host']): TableColumn<string>[] {
  const label = (key: 'time' | 'form' | 'answers') => ({ key, label: host.text(key) });
  if (columns.length === 0) return [label('time'), label('form'), { ...label('answers'), key: answerKey(0) }];
  const fields = columns.map(({ title, isGone }, index) => ({
    key: answerKey(index),
    label: isGone ? `${title} ${host.text('goneField')}` : title,
  }));
  return [label('time'), ...fields];
}

/** Key of the column of an answer; titles of fields may be equal. */
function answerKey(index: number): string {
  return `answer ${index}`;
}

function rowOf(row: SubmissionRow, view: SubmissionsView, host: ListProps['host']): TableRow<string> {
  const { id, isUnread, receivedText, cells } = row;
  const answers: Record<string, ReactNode> = {};
  for (const [index, text] of cells.entries()) answers[answerKey(index)] = <div dir="auto">{text || '–'}</div>;
  return {
    key: id,
    isStrong: isUnread,
    choice: {
      name: `${CHOSEN_SUBMISSION_PREFIX}${id}`,
      value: 'on',
      label: `${host.text('choose')} ${receivedText}`,
    },
    cells: {
      time: <Time row={row} view={view} host={host} />,
      form: <bdi>{formName(row, host)}</bdi>,
      ...answers,
    },
  };
}

function Time({ row, view, host }: Pick<ListProps, 'view' | 'host'> & { readonly row: SubmissionRow }): ReactElement {
  const { id, isUnread, receivedAt, receivedText } = row;
  return (
    <>
      {isUnread && <span className="admin-submissions__mark">{host.text('unreadMark')}</span>}
      <a className="admin-submissions__open" href={submissionsPath(view, { id }, host)}>
        <span className="visually-hidden">{host.text('open')} </span>
        <time dateTime={receivedAt}>{receivedText}</time>
      </a>
    </>
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
