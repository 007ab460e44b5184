import type { ReactElement } from 'react';
import { MAILING_LISTS_CALLS, type ConnectableForm } from 'shared-types/admin/people/mailing-lists';
import { FieldError } from 'shared-types/site/field';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { ownValues, type ListsPartProps } from './lists-part';

interface ConnectionProps {
  readonly part: ListsPartProps;
  readonly connected: ConnectableForm;
}

/**
 * The list that a form of the site fills.
 * @implements MAIL-01
 */
export function Connection({ part, connected }: ConnectionProps): ReactElement {
  const { block, view, form: anyForm, host } = part;
  const { text } = host;
  const { id: formId, title, pageTitle, pagePath, listId } = connected;
  const form = anyForm?.values['formId'] === formId ? anyForm : undefined;
  const error = form?.errors['listId'];
  const id = `block-${block}-list-${formId}`;
  return (
    <form
      className="admin-mailing-lists__form admin-mailing-lists__connection"
      method={MAILING_LISTS_CALLS.connectForm.method}
      action={MAILING_LISTS_CALLS.connectForm.path}
      aria-labelledby={`${id}-title ${id}-page`}
    >
      <HiddenInputs values={{ ...ownValues(part), formId }} />
      <h3 id={`${id}-title`} className="admin-mailing-lists__name" dir="auto">
        {title || text('untitled')}
      </h3>
      <p id={`${id}-page`} className="admin-mailing-lists__note" dir="auto">
        {text('onPage', { page: pageTitle || pagePath })}
      </p>
      <div className="field">
        <label htmlFor={id}>{text('list')}</label>
        <FieldError id={id} error={error} />
        <select
          id={id}
          name="listId"
          defaultValue={form ? (form.values['listId'] ?? '') : (listId ?? '')}
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
        >
          <option value="">{text('select')}</option>
          {view.lists.map((list) => (
            <option key={list.id} value={list.id}>
              {list.name}
            </option>
          ))}
        </select>
      </div>
      <div className="admin-mailing-lists__actions">
        <button type="submit" className="button" aria-describedby={`${id}-title`}>
          {text('connect')}
        </button>
        {listId !== undefined && (
          <button
            type="submit"
            className="button button--quiet"
            name="disconnect"
            value="yes"
            aria-describedby={`${id}-title`}
          >
            {text('disconnect')}
          </button>
        )}
      </div>
    </form>
  );
}
