import type { ReactElement } from 'react';
import { REDIRECTS_CALLS, type RedirectEntry } from 'shared-types/admin/pages/redirects';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { RedirectFields } from './redirect-fields.view';
import { ownValues, seenValues, type RedirectsPartProps } from './redirects-part';

interface EntryProps extends RedirectsPartProps {
  readonly entry: RedirectEntry;
  /** Its place on the page, from 0: paths are no ids. */
  readonly index: number;
}

/** One redirect, with what it was used for, and the forms that change and delete it. */
export function RedirectEntryView({ entry, index, ...part }: EntryProps): ReactElement {
  const { text } = part.host;
  const { from, to, kind, origin, hits, lastHit } = entry;
  return (
    <li className="admin-redirects__entry">
      <p className="admin-redirects__addresses" dir="ltr">
        <span className="admin-redirects__from">{from}</span> <span aria-hidden="true">→</span>
        <span className="visually-hidden">{text('leadsTo')}</span> <span>{to}</span>
      </p>
      <p className="admin-muted">
        {text('kindOf', { kind })} · {text('hits', { hits })}
        {lastHit && (
          <>
            {' · '}
            <time dateTime={lastHit.at}>{text('lastHit', { time: lastHit.text })}</time>
          </>
        )}
        {origin !== 'owner' && ` · ${text('origin', { origin })}`}
      </p>
      <Changes {...part} entry={entry} index={index} />
    </li>
  );
}

function Changes({ entry, index, ...part }: EntryProps): ReactElement {
  const { block, host } = part;
  const { text } = host;
  const { from } = entry;
  // The form of the redirect that was sent without script stays open, with what was typed.
  const form = part.form?.values['seenFrom'] === from ? part.form : undefined;
  const ofFrom = <span className="visually-hidden"> {text('of', { from })}</span>;
  const sends = { ...ownValues(part), ...seenValues(entry) };
  return (
    <details open={form !== undefined}>
      <summary className="admin-redirects__summary">
        {text('edit')}
        {ofFrom}
      </summary>
      <div className="admin-redirects__changes">
        <AdminForm className="admin-redirects__form" call={REDIRECTS_CALLS.changeRedirect} sends={sends} host={host}>
          <FormProblem form={form} problem={text('problem')} />
          <RedirectFields id={`${block}-${index}`} form={form} values={entry} host={host} />
          <button type="submit" className="button">
            {text('save')}
            {ofFrom}
          </button>
        </AdminForm>
        <AdminForm call={REDIRECTS_CALLS.removeRedirect} sends={{ ...ownValues(part), seenFrom: from }} host={host}>
          <FormProblem form={undefined} problem={text('problem')} />
          <button type="submit" className="button button--quiet">
            {text('remove')}
            {ofFrom}
          </button>
        </AdminForm>
      </div>
    </details>
  );
}
