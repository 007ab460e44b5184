import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CATEGORIES_SHOWN, type CategoryChoice } from 'shared-types/admin/store/product-editor';
import { blockField, FieldGroup, fieldId } from 'shared-types/site/field';
import { isTyped, valueOf, type FormValues } from '../product-editor-host';
import { AreaField } from './field.view';

/** A tree of boxes; for sites with very many categories a field with one per line. */
export function Categories(formValues: FormValues): ReactElement {
  const { block, view, form, host } = formValues;
  const { text } = host;
  const tree = view.saved?.categoryTree;
  const field = { block, name: 'categories', label: text('categories'), form };
  return (
    <>
      {view.saved && !tree && <Lines {...formValues} />}
      {tree && tree.length > 0 && (
        <FieldGroup {...blockField(field)} className="admin-product-editor__categories">
          <input type="hidden" name={CATEGORIES_SHOWN} value="1" />
          <Boxes {...formValues} choices={tree} />
        </FieldGroup>
      )}
      {!view.saved && <Kept {...formValues} />}
      <p>
        <a href={ADMIN_PATH.categories}>{text('categoriesChange')}</a>
      </p>
    </>
  );
}

interface BoxesProps extends FormValues {
  readonly choices: readonly CategoryChoice[];
  readonly under?: string;
}

function Boxes({ choices, under, ...formValues }: BoxesProps): ReactElement | null {
  const own = choices.filter((choice) => choice.under === under);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ id, name, shop }) => (
        <li key={id}>
          <label className="admin-product-editor__category">
            <input
              type="checkbox"
              id={fieldId(formValues.block, `c.${id}`)}
              name={`c.${id}`}
              defaultChecked={valueOf(formValues, `c.${id}`) !== ''}
            />
            <span dir="auto">{shop === undefined ? name : `${name} (${shop})`}</span>
          </label>
          <Boxes {...formValues} choices={choices} under={id} />
        </li>
      ))}
    </ul>
  );
}

/** One line each, because a site may have ten thousand; the available ones are collapsed. */
function Lines(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const { categories = [] } = view.saved ?? {};
  return (
    <>
      <AreaField
        {...formValues}
        name="categories"
        label={host.text('categories')}
        hint={host.text('categoriesHint')}
        more={{ rows: 3 }}
      />
      <details>
        <summary>{host.text('categoriesShow')}</summary>
        <ul>
          {categories.map((path) => (
            <li key={path} dir="auto">
              {path}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Keeps what was chosen after the session has ended. */
function Kept({ form }: FormValues): ReactElement {
  const typed = isTyped(form) ? Object.entries(form.values) : [];
  return (
    <>
      {typed
        .filter(([name]) => name.startsWith('c.') || name.startsWith('categories'))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}
