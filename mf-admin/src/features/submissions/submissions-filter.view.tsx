import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SUBMISSION_STATES,
  SUBMISSIONS_PARAMETER,
  SUBMISSIONS_SEARCH_MAX,
  type SubmissionsView,
} from 'shared-types/admin/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import { Field } from 'shared-types/site/field';
import { formName } from './form-name';
import type { messages } from './submissions.messages';

interface FilterProps {
  readonly block: string;
  readonly view: SubmissionsView;
  readonly host: ViewHost<typeof messages>;
}

/** Search, form, status and period. */
export function SubmissionsFilter({ block, view, host }: FilterProps): ReactElement {
  const { question, forms } = view;
  return (
    <search className="admin-submissions__question">
      <form className="admin-submissions__filter" action={ADMIN_PATH.submissions}>
        <div className="field">
          <label htmlFor={`block-${block}-search`}>{host.text('search')}</label>
          <input
            id={`block-${block}-search`}
            name={SUBMISSIONS_PARAMETER.search}
            type="search"
            defaultValue={question.search}
            maxLength={SUBMISSIONS_SEARCH_MAX}
            dir="auto"
          />
        </div>
        <div className="field">
          <label htmlFor={`block-${block}-form`}>{host.text('form')}</label>
          <select id={`block-${block}-form`} name={SUBMISSIONS_PARAMETER.form} defaultValue={question.form}>
            <option value="">{host.text('allForms')}</option>
            {forms.map((form) => (
              <option key={form.id} value={form.id} dir="auto">
                {host.text('formChoice', {
                  form: formName(form, host),
                  state: form.isFormGone ? 'gone' : 'there',
                  unread: form.unread,
                })}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`block-${block}-state`}>{host.text('state')}</label>
          <select id={`block-${block}-state`} name={SUBMISSIONS_PARAMETER.state} defaultValue={question.state}>
            {(['', ...SUBMISSION_STATES] as const).map((state) => (
              <option key={state} value={state}>
                {host.text('filter', { state })}
              </option>
            ))}
          </select>
        </div>
        <Day block={block} name="from" view={view} host={host} />
        <Day block={block} name="to" view={view} host={host} />
        <button type="submit" className="button">
          {host.text('find')}
        </button>
      </form>
      <p className="admin-submissions__note">{host.text('utc')}</p>
    </search>
  );
}

function Day({ block, name, view, host }: FilterProps & { readonly name: 'from' | 'to' }): ReactElement {
  const error = view.unreadable.includes(name) ? host.text('noDay') : undefined;
  const field = { id: `block-${block}-${name}`, name: SUBMISSIONS_PARAMETER[name], label: host.text(name), error };
  return <Field {...field}>{(control) => <input {...control} type="date" defaultValue={view.question[name]} />}</Field>;
}
