import type { ReactElement } from 'react';
import type { SubmissionEntry, SubmittedField } from 'shared-types/admin/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './submissions.messages';

/** A submission with all answers. Texts by visitors have their own direction. */
export function Submission({
  entry,
  host,
}: {
  readonly entry: SubmissionEntry;
  readonly host: ViewHost<typeof messages>;
}): ReactElement {
  const { id, formTitle, pageTitle, isFormGone, pagePath, receivedAt, receivedText, fields } = entry;
  const titleId = `submission-${id}`;
  return (
    <li className="admin-submissions__entry">
      <article className="admin-submissions__article" aria-labelledby={titleId}>
        <h2 className="admin-submissions__title" id={titleId} dir="auto">
          {formTitle || host.text('untitled', { page: pageTitle || pagePath })}
        </h2>
        {isFormGone && <p className="admin-submissions__note">{host.text('gone')}</p>}
        <dl className="admin-submissions__fields">
          {fields.map((field, index) => (
            <Answer key={index} field={field} host={host} />
          ))}
          <div className="admin-submissions__field">
            <dt className="admin-submissions__name">{host.text('page')}</dt>
            <dd className="admin-submissions__answer">
              <a href={pagePath}>
                <bdi>{pagePath}</bdi>
              </a>
            </dd>
          </div>
          <div className="admin-submissions__field">
            <dt className="admin-submissions__name">{host.text('time')}</dt>
            <dd className="admin-submissions__answer">
              <time dateTime={receivedAt}>{receivedText}</time>
            </dd>
          </div>
        </dl>
      </article>
    </li>
  );
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
      <dt className="admin-submissions__name" dir="auto">
        {field.title}
      </dt>
      <dd className="admin-submissions__answer" dir="auto">
        {values.length > 0 ? (
          values.join('\n')
        ) : (
          <span className="admin-submissions__note">{host.text('unanswered')}</span>
        )}
      </dd>
    </div>
  );
}
