import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ListedForm } from 'shared-types/admin/forms/forms';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './forms.messages';
import './forms.css';

type FormsHost = ViewHost<typeof messages>;

/** The forms in the order of their pages. */
export function element({ data }: PropsOf<'admin/forms/list'>, host: FormsHost): ReactElement {
  const { forms } = data['admin/forms/list'];
  const { text } = host;
  return (
    <div className="admin-forms">
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      <p>
        <a className="admin-forms__link" href={ADMIN_PATH.submissions}>
          {text('received')}
        </a>
      </p>
      {forms.length === 0 ? (
        <p>{text('empty')}</p>
      ) : (
        <ul className="admin-forms__list">
          {forms.map((form) => (
            <Entry key={form.id} form={form} host={host} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ form, host: { text } }: { readonly form: ListedForm; readonly host: FormsHost }): ReactElement {
  const { id, title, pageTitle, pagePath, fields, submissions } = form;
  return (
    <li className="admin-forms__entry">
      <h2 className="admin-forms__name" dir="auto">
        <a href={ADMIN_PATH.form.replace('{slug}', id)}>{title || text('untitled')}</a>
      </h2>
      <p dir="auto">{text('page', { page: pageTitle || pagePath })}</p>
      <p className="admin-muted">
        {text('fields', { count: fields })} · {text('submissions', { count: submissions })}
      </p>
    </li>
  );
}
