import type { ReactElement } from 'react';
import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { CATEGORIES_CALLS, type CategoryEntry } from 'shared-types/admin/store/categories';
import { categoriesPath } from './categories-path';
import { CategoryForm, NameField, type CategoryFormProps } from './category-form.view';

interface EntryProps extends CategoryFormProps {
  readonly entry: CategoryEntry;
}

/** A category: a link to its children, its contents, and its actions. */
export function CategoryEntryView(props: EntryProps): ReactElement {
  const { view, entry, host } = props;
  const { id, name, below, products, path } = entry;
  const moving = view.moving?.id;
  return (
    <li className="admin-categories__entry">
      <h2 className="admin-categories__name" dir="auto">
        {moving === id ? name : <a href={categoriesPath(view, { under: id, moving }, host)}>{name}</a>}
      </h2>
      <p className="admin-categories__note">
        {host.text('below', { count: below })} · {host.text('products', { count: products })} ·{' '}
        <a href={path}>
          {host.text('see')}
          <span className="visually-hidden"> {host.text('of', { name })}</span>
        </a>
      </p>
      {moving === undefined && <Changes {...props} />}
    </li>
  );
}

function Changes({ entry, ...props }: EntryProps): ReactElement {
  const { block, view, host } = props;
  const { text } = host;
  const { id, name, below } = entry;
  const form = props.form?.values['id'] === id ? props.form : undefined;
  const ofName = <span className="visually-hidden"> {text('of', { name })}</span>;
  return (
    <details open={form !== undefined}>
      <summary>
        {text('change')}
        {ofName}
      </summary>
      <div className="admin-categories__changes">
        <CategoryForm
          {...props}
          form={form?.values['name'] === undefined ? undefined : form}
          call={CATEGORIES_CALLS.renameCategory}
          sends={{ id }}
        >
          <NameField
            id={`block-${block}-${id}`}
            label={text('newName')}
            hint={text('nameHint', { most: CATEGORY_LIMIT.nameLength })}
            value={form?.values['name'] ?? name}
            error={form?.errors['name']}
          />
          <button type="submit" className="button button--quiet">
            {text('rename')}
            {ofName}
          </button>
        </CategoryForm>
        <p>
          <a className="button button--quiet" href={categoriesPath(view, { moving: id }, host)}>
            {text('move')}
            {ofName}
          </a>
        </p>
        <CategoryForm
          {...props}
          form={form?.values['below'] === undefined ? undefined : form}
          call={CATEGORIES_CALLS.removeCategory}
          sends={{ id, below: String(below) }}
        >
          <p>{text('removal', { count: below })}</p>
          <button type="submit" className="button button--quiet">
            {text('remove')}
            {ofName}
          </button>
        </CategoryForm>
      </div>
    </details>
  );
}
