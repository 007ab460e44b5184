import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { CATEGORIES_CALLS, CATEGORIES_PER_PAGE, type CategoriesView } from 'shared-types/admin/store/categories';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { Toast } from '../../parts/toast/toast.view';
import type { messages } from './categories.messages';
import { categoriesPath } from './categories-path';
import { CategoryEntryView } from './category-entry.view';
import { CategoryForm, NameField, type CategoryFormProps } from './category-form.view';
import './categories.css';

/** The categories of a shop, a level at a time, so that ten thousand are as easy to go through as ten. */
export function element(
  { block, data, form }: PropsOf<'admin/categories/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/categories/list'];
  const props = { block: block.id, view, form, host };
  const { entries, count, page, trail, moving, done, siteCount } = view;
  return (
    <div className="admin-categories">
      <h1>{host.text('title')}</h1>
      {done && !form && <Toast>{host.text('done', { act: done })}</Toast>}
      <p>
        {host.text('intro')} <a href={ADMIN_PATH.tags}>{host.text('tags')}</a>
      </p>
      <p className="admin-categories__note">
        {host.text('kept')} {host.text('sum', { total: siteCount, most: CATEGORY_LIMIT.perSite })}
      </p>
      <Shops view={view} host={host} />
      {view.shop === '' ? (
        <p role="status">{host.text('noShop')}</p>
      ) : (
        <>
          <CategoryPath view={view} host={host} />
          {moving && <Moving {...props} moving={moving} />}
          {entries.length === 0 ? (
            <Nothing view={view} host={host} />
          ) : (
            <ul className="admin-categories__list">
              {entries.map((entry) => (
                <CategoryEntryView key={entry.id} {...props} entry={entry} />
              ))}
            </ul>
          )}
          <ListPages
            page={page}
            count={count}
            perPage={CATEGORIES_PER_PAGE}
            address={(number) =>
              categoriesPath(view, { under: trail.at(-1)?.id, page: number, moving: moving?.id }, host)
            }
            labels={pageLabels(host)}
          />
          {!moving && <Adding {...props} />}
        </>
      )}
    </div>
  );
}

interface ViewProps {
  readonly view: CategoriesView;
  readonly host: ViewHost<typeof messages>;
}

/** Hidden if there is only one shop. */
function Shops({ view, host }: ViewProps): ReactElement | null {
  if (view.shops.length < 2) return null;
  return (
    <nav className="admin-categories__row" aria-label={host.text('shops')}>
      {view.shops.map(({ id, name }) => (
        <a
          key={id}
          href={categoriesPath({ ...view, shop: id }, {}, host)}
          aria-current={id === view.shop ? 'page' : undefined}
          dir="auto"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function CategoryPath({ view, host }: ViewProps): ReactElement | null {
  const { trail, moving } = view;
  if (trail.length === 0 && !moving) return null;
  const steps = [{ id: undefined, name: host.text('all') }, ...trail];
  return (
    <nav aria-label={host.text('path')}>
      <ol className="admin-categories__row">
        {steps.map(({ id, name }, index) => (
          <li key={id ?? ''}>
            <a
              href={categoriesPath(view, { under: id, moving: moving?.id }, host)}
              aria-current={index === trail.length ? 'page' : undefined}
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The category being moved, and how to drop it. */
function Moving({
  moving: { id, name, isHere },
  ...props
}: CategoryFormProps & { readonly moving: NonNullable<CategoriesView['moving']> }): ReactElement {
  const { block, view, form, host } = props;
  const under = view.trail.at(-1)?.id ?? '';
  return (
    <section className="admin-categories__notice" aria-labelledby={`block-${block}-moving`}>
      <h2 id={`block-${block}-moving`} className="admin-categories__name">
        {host.text('moving', { name })}
      </h2>
      <p>{host.text(isHere ? 'movingHere' : 'movingHint')}</p>
      <CategoryForm
        {...props}
        form={form?.values['id'] === id ? form : undefined}
        call={CATEGORIES_CALLS.moveCategory}
        sends={{ id, under }}
      >
        <p className="admin-categories__row">
          {!isHere && (
            <button type="submit" className="button">
              {host.text('put')}
            </button>
          )}
          <a className="button button--quiet" href={categoriesPath(view, { under: under || undefined }, host)}>
            {host.text('cancel')}
          </a>
        </p>
      </CategoryForm>
    </section>
  );
}

function Nothing({ view, host }: ViewProps): ReactElement {
  const { count, trail } = view;
  if (count === 0) return <p role="status">{host.text(trail.length > 0 ? 'noneBelow' : 'none')}</p>;
  return (
    <p role="status">
      {host.text('noMore')} <a href={categoriesPath(view, { under: trail.at(-1)?.id }, host)}>{host.text('first')}</a>
    </p>
  );
}

function Adding(props: CategoryFormProps): ReactElement {
  const { block, view, host } = props;
  // The only form of the page without a category id.
  const form = props.form?.values['id'] === undefined ? props.form : undefined;
  return (
    <section className="admin-categories__adding" aria-labelledby={`block-${block}-adding`}>
      <h2 id={`block-${block}-adding`}>{host.text('adding')}</h2>
      <CategoryForm
        {...props}
        form={form}
        call={CATEGORIES_CALLS.addCategory}
        sends={{ shop: view.shop, under: view.trail.at(-1)?.id ?? '' }}
      >
        <NameField
          id={`block-${block}-new`}
          label={host.text('name')}
          hint={host.text('addHint', { most: CATEGORY_LIMIT.nameLength })}
          value={form?.values['name'] ?? ''}
          error={form?.errors['name']}
        />
        <button type="submit" className="button">
          {host.text('add')}
        </button>
      </CategoryForm>
    </section>
  );
}
