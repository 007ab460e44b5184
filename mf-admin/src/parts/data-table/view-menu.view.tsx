import type { ReactElement } from 'react';
import { TABLE_VIEWS_CALLS, TABLE_VIEWS_LIMIT } from 'shared-types/admin/store/table-views';
import { Field, fieldId } from 'shared-types/site/field';
import { AdminForm } from '../admin-form/admin-form.view';
import type { TableMenuProps } from './table-menus.view';

const NAME = 'viewName';

/** Saves what is shown as a view; the view that is shown can be renamed, changed and deleted. */
export function ViewMenu<C extends string>({
  block,
  table,
  views: { current },
  address,
  form,
  host,
}: TableMenuProps<C>): ReactElement {
  const { text, perRequest } = host;
  const own = form?.values[NAME] === undefined ? undefined : form;
  const sends = { block, page: address, table, ...(current && { id: current.id }) };
  return (
    <details className="admin-table-menus__menu" open={own !== undefined}>
      <summary className="admin-table-menus__summary">
        {current ? text('editView', { name: current.name }) : text('saveView')}
      </summary>
      <AdminForm
        className="admin-table-menus__form"
        call={TABLE_VIEWS_CALLS.saveTableView}
        sends={{ ...sends, fresh: perRequest.key }}
        host={host}
      >
        <p className="form-error" data-form-error="" tabIndex={-1}>
          {own?.message}
        </p>
        <Field
          id={fieldId(block, NAME)}
          name={NAME}
          label={text('viewName')}
          hint={text(current ? 'editViewHint' : 'saveViewHint')}
          error={own?.errors[NAME]}
        >
          {(control) => (
            <input
              type="text"
              maxLength={TABLE_VIEWS_LIMIT.name}
              defaultValue={own?.values[NAME] ?? current?.name ?? ''}
              required
              dir="auto"
              {...control}
            />
          )}
        </Field>
        <p className="admin-table-menus__actions">
          <button type="submit" className="button">
            {text(current ? 'keepView' : 'saveView')}
          </button>
        </p>
      </AdminForm>
      {current && (
        <AdminForm call={TABLE_VIEWS_CALLS.removeTableView} sends={{ block, table, id: current.id }} host={host}>
          <button type="submit" className="button button--quiet">
            {text('removeView')}
          </button>
        </AdminForm>
      )}
    </details>
  );
}
