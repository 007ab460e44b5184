import type { ReactElement } from 'react';
import {
  CHOSEN_SUBMISSION_PREFIX,
  SUBMISSIONS_CALLS,
  type SubmissionEntry,
  type SubmittedField,
  type SubmittedFile,
} from 'shared-types/admin/forms/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { formName } from './form-name';
import { replyAddress } from './reply-address';
import { submissionsPath, submittedFilePath } from './submissions-path';
import type { ListProps } from './submissions-table.view';
import type { messages } from './submissions.messages';

interface SubmissionProps extends ListProps {
  readonly entry: SubmissionEntry;
}

/** An opened submission with all answers. Texts by visitors have their own direction. */
export function Submission({ block, view, entry, form, host }: SubmissionProps): ReactElement {
  const { id, isFormGone, pagePath, receivedAt, receivedText, fields } = entry;
  return (
    <article className="admin-submissions__article" aria-labelledby={`submission-${id}`}>
      <h2 className="admin-submissions__title" id={`submission-${id}`} dir="auto">
        {formName(entry, host)}
      </h2>
      {entry.spamReason && <p className="admin-muted">{host.text('spamReason', { reason: entry.spamReason })}</p>}
      {isFormGone && <p className="admin-muted">{host.text('gone')}</p>}
      <dl className="admin-submissions__fields">
        {fields.map((field, index) => (
          <Answer key={index} field={field} host={host} />
        ))}
        <div className="admin-submissions__field">
          <dt className="admin-muted">{host.text('page')}</dt>
          <dd className="admin-submissions__answer">
            <a href={pagePath}>
              <bdi>{pagePath}</bdi>
            </a>
          </dd>
        </div>
        <div className="admin-submissions__field">
          <dt className="admin-muted">{host.text('time')}</dt>
          <dd className="admin-submissions__answer">
            <time dateTime={receivedAt}>{receivedText}</time>
          </dd>
        </div>
      </dl>
      {entry.email !== '' && (
        <p>
          <a className="button" href={replyTo(entry, host)}>
            {host.text('reply', { email: entry.email })}
          </a>
        </p>
      )}
      <div className="admin-submissions__buttons">
        <AdminForm
          call={SUBMISSIONS_CALLS.markSubmissions}
          sends={{
            block,
            page: submissionsPath(view, { id }, host),
            [`${CHOSEN_SUBMISSION_PREFIX}${id}`]: 'on',
            to: 'unread',
          }}
          host={host}
        >
          <FormProblem form={form} problem={host.text('problem')} />
          <button type="submit" className="button button--quiet">
            {host.text('keepUnread')}
          </button>{' '}
          {view.mayDelete && (
            <button
              type="submit"
              className="button button--quiet"
              formAction={SUBMISSIONS_CALLS.deleteSubmissions.path}
            >
              {host.text('removeOne')}
            </button>
          )}
        </AdminForm>
        <AdminForm
          call={SUBMISSIONS_CALLS.markSubmissions}
          sends={{
            block,
            page: submissionsPath(view, {}, host),
            [`${CHOSEN_SUBMISSION_PREFIX}${id}`]: 'on',
            to: entry.spamReason ? 'not-spam' : 'spam',
          }}
          host={host}
        >
          <FormProblem form={undefined} problem={host.text('problem')} />
          <button type="submit" className="button button--quiet">
            {host.text(entry.spamReason ? 'notSpam' : 'isSpam')}
          </button>
        </AdminForm>
      </div>
      {view.mayDelete && entry.email !== '' && (
        <p>
          <a href={submissionsPath(view, { person: entry.email }, host)}>
            {host.text('removePerson', { person: entry.email })}
          </a>
        </p>
      )}
    </article>
  );
}

/** The answers are quoted as they are shown. */
function replyTo(entry: SubmissionEntry, host: ViewHost<typeof messages>): string {
  const answers = entry.fields.filter(({ values }) => values.some((value) => value !== ''));
  return replyAddress({
    email: entry.email,
    subject: host.text('replySubject', { form: formName(entry, host) }),
    quoted: answers.map(({ title, values }) => `${title}: ${values.join('\n')}`).join('\n'),
  });
}

/** Parts of an answer on separate lines, as typed. */
function Answer({
  field,
  host,
}: {
  readonly field: SubmittedField;
  readonly host: ViewHost<typeof messages>;
}): ReactElement {
  const values = field.values.filter((value) => value !== '');
  return (
    <div className="admin-submissions__field">
      <dt className="admin-muted" dir="auto">
        {field.title}
      </dt>
      <dd className="admin-submissions__answer" dir="auto">
        {field.files ? (
          <Files files={field.files} host={host} />
        ) : values.length > 0 ? (
          values.join('\n')
        ) : (
          <span className="admin-muted">{host.text('unanswered')}</span>
        )}
      </dd>
    </div>
  );
}

/** Files are downloaded, never shown in the page. */
function Files({
  files,
  host,
}: {
  readonly files: readonly SubmittedFile[];
  readonly host: ViewHost<typeof messages>;
}): ReactElement {
  return (
    <ul className="admin-submissions__attachments">
      {files.map(({ id, name, sizeText }) => (
        <li key={id}>
          <a href={submittedFilePath(id, host)} download="">
            <bdi>{name}</bdi>
          </a>{' '}
          <span className="admin-muted">{sizeText}</span>
        </li>
      ))}
    </ul>
  );
}
