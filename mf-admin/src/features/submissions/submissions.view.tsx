import type { ReactElement } from 'react';
import type { SubmissionStepsView } from 'shared-types/admin/forms/submission-steps';
import {
  SUBMISSION_FILE_FORMATS,
  SUBMISSIONS_FILE_MOST,
  SUBMISSIONS_PER_PAGE,
} from 'shared-types/admin/forms/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { Toast } from '../../parts/toast/toast.view';
import { AnswerCharts } from './answer-charts.view';
import { Folders, NO_FILTER } from './submissions-folders.view';
import { Submission } from './submission.view';
import { SubmissionSteps } from './submission-steps.view';
import { Retention } from './submissions-retention.view';
import { PersonRemoval, RemovalQuestion } from './submissions-removal.view';
import { SubmissionsFilter } from './submissions-filter.view';
import { submissionsFilePath, submissionsPath } from './submissions-path';
import { SubmissionsTable, type ListProps } from './submissions-table.view';
import type { messages } from './submissions.messages';
import './submissions.css';

/** The submissions of the filter, unread first, twenty per page; or one that was opened. */
export function element(
  { block, data, form }: PropsOf<'admin/submissions/list' | 'admin/submission-steps/steps'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/submissions/list'];
  const props = { block: block.id, view, form, host };
  const isOpened = view.opened !== undefined || view.removal !== undefined;
  return (
    <div className="admin-submissions">
      {isOpened && (
        <p>
          <a className="admin-submissions__link" href={submissionsPath(view, {}, host)}>
            {host.text('back')}
          </a>
        </p>
      )}
      <h1>{host.text('title')}</h1>
      <Content {...props} steps={data['admin/submission-steps/steps']} />
    </div>
  );
}

interface ContentProps extends ListProps {
  readonly steps: SubmissionStepsView;
}

function Content({ steps, ...props }: ContentProps): ReactElement {
  const { opened, removal } = props.view;
  if (removal) return <RemovalQuestion {...props} removal={removal} />;
  return opened === undefined ? <List {...props} /> : <Opened {...props} opened={opened} steps={steps} />;
}

interface OpenedProps extends ContentProps {
  readonly opened: NonNullable<ListProps['view']['opened']>;
}

function Opened({ opened, steps, ...props }: OpenedProps): ReactElement {
  const { block, host, view } = props;
  if (opened === 'gone') return <p role="status">{host.text('goneSubmission')}</p>;
  return (
    <>
      <Submission {...props} entry={opened} />
      <SubmissionSteps block={block} page={submissionsPath(view, { id: opened.id }, host)} data={steps} host={host} />
    </>
  );
}

function List(props: ListProps): ReactElement {
  const { block, view, host } = props;
  const { forms, rows, count, unread, page, done } = view;
  return (
    <>
      {done && <Toast>{host.text('done', done)}</Toast>}
      <Folders view={view} host={host} />
      {forms.length > 0 && <SubmissionsFilter block={block} view={view} host={host} />}
      {count > 0 && <p className="admin-muted">{host.text('sum', { count, unread })}</p>}
      {count > 0 && <Files view={view} host={host} />}
      <AnswerCharts view={view} host={host} />
      {rows.length === 0 ? <Nothing {...props} /> : <SubmissionsTable {...props} />}
      <ListPages
        page={page}
        count={count}
        perPage={SUBMISSIONS_PER_PAGE}
        address={(number) => submissionsPath(view, { page: number }, host)}
        labels={pageLabels(host)}
      />
      {view.mayDelete && <PersonRemoval block={block} view={view} host={host} />}
      {view.mayDelete && <Retention {...props} />}
    </>
  );
}

/** What the filter shows, as files. */
function Files({ view, host }: Pick<ListProps, 'view' | 'host'>): ReactElement {
  return (
    <p className="admin-submissions__files">
      {SUBMISSION_FILE_FORMATS.map((format) => (
        <a key={format} className="admin-submissions__link" href={submissionsFilePath(view, format, host)}>
          {host.text('file', { format })}
        </a>
      ))}
      {view.count > SUBMISSIONS_FILE_MOST && (
        <span className="admin-muted">{host.text('fileMost', { count: SUBMISSIONS_FILE_MOST })}</span>
      )}
    </p>
  );
}

function Nothing({ view, host }: ListProps): ReactElement {
  const { forms, count, question } = view;
  if (forms.length === 0 && question.folder === 'spam') return <p role="status">{host.text('noSpam')}</p>;
  if (forms.length === 0) return <p>{host.text('empty')}</p>;
  const [message, leads] = count > 0 ? (['noMore', 'first'] as const) : (['none', 'all'] as const);
  return (
    <p role="status">
      {host.text(message)}{' '}
      <a href={submissionsPath(view, { ...NO_FILTER, folder: question.folder }, host)}>{host.text(leads)}</a>
    </p>
  );
}
