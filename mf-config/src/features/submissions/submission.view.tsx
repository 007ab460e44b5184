import type { ReactElement } from 'react';
import type { SubmissionEntry, SubmittedField } from 'shared-types/config/submissions';
import type { SubmissionsHost } from './submissions-host';

/** One submission with all that was answered. What visitors write has the direction of its own letters. */
export function Submission({
  entry,
  host,
}: {
  readonly entry: SubmissionEntry;
  readonly host: SubmissionsHost;
}): ReactElement {
  const { id, formTitle, pageTitle, isFormGone, pagePath, receivedAt, receivedText, fields } = entry;
  const titleId = `submission-${id}`;
  return (
    <li className="config-submissions__entry">
      <article className="config-submissions__article" aria-labelledby={titleId}>
        <h2 className="config-submissions__title" id={titleId} dir="auto">
          {formTitle || host.text('untitled', { page: pageTitle || pagePath })}
        </h2>
        {isFormGone && <p className="config-submissions__note">{host.text('gone')}</p>}
        <dl className="config-submissions__fields">
          {fields.map((field, index) => (
            <Answer key={index} field={field} host={host} />
          ))}
          <div className="config-submissions__field">
            <dt className="config-submissions__name">{host.text('page')}</dt>
            <dd className="config-submissions__answer">
              <a href={pagePath}>
                <bdi>{pagePath}</bdi>
              </a>
            </dd>
          </div>
          <div className="config-submissions__field">
            <dt className="config-submissions__name">{host.text('time')}</dt>
            <dd className="config-submissions__answer">
              <time dateTime={receivedAt}>{receivedText}</time>
            </dd>
          </div>
        </dl>
      </article>
    </li>
  );
}

/** Its parts stand below each other, as they were written. */
function Answer({ field, host }: { readonly field: SubmittedField; readonly host: SubmissionsHost }): ReactElement {
  const values = field.values.filter((value) => value !== '');
  return (
    <div className="config-submissions__field">
      <dt className="config-submissions__name" dir="auto">
        {field.title}
      </dt>
      <dd className="config-submissions__answer" dir="auto">
        {values.length > 0 ? (
          values.join('\n')
        ) : (
          <span className="config-submissions__note">{host.text('unanswered')}</span>
        )}
      </dd>
    </div>
  );
}
