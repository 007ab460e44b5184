import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCT_LIMIT, PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { AreaField, ChoiceField, LineField, Part } from './field.view';
import { valueOf, type FormValues } from '../product-editor-host';

/** A product's title, shop, categories and description. */
export function Basics(formValues: FormValues): ReactElement {
  const { text } = formValues.host;
  const field = (name: 'title' | 'slug' | 'excerpt' | 'description') => ({ ...formValues, name, label: text(name) });
  return (
    <Part {...formValues} name="basics" title={text('basics')}>
      <LineField {...field('title')} more={{ maxLength: PRODUCT_LIMIT.titleLength, required: true }} />
      <ChoiceField
        {...formValues}
        name="status"
        label={text('status')}
        hint={text('statusHint')}
        choices={statuses(formValues)}
      />
      <ChoiceField
        {...formValues}
        name="type"
        label={text('type')}
        choices={Object.values(PRODUCT_TYPE).map((type) => [String(type), text('typeName', { type: String(type) })])}
      />
      <LineField {...field('slug')} hint={text('slugHint')} more={{ maxLength: PRODUCT_LIMIT.slugLength }} />
      <Shop {...formValues} />
      <Categories {...formValues} />
      <AreaField {...field('excerpt')} more={{ maxLength: PRODUCT_LIMIT.excerptLength }} />
      <AreaField
        {...field('description')}
        hint={text('descriptionHint')}
        more={{ maxLength: PRODUCT_LIMIT.htmlLength, rows: 12 }}
      />
    </Part>
  );
}

function statuses({ view, host: { text } }: FormValues): [string, string][] {
  const { published, draft } = WORKFLOW_STATUS;
  const other = view.saved?.otherStatus;
  return [published, draft, ...(other === undefined ? [] : [other])].map((status) => [
    String(status),
    text('statusName', { status: String(status) }),
  ]);
}

/** Hidden if there is only one shop. */
function Shop(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const shops = view.saved?.shops ?? [];
  if (shops.length < 2) return <input type="hidden" name="shop" value={valueOf(formValues, 'shop')} />;
  return (
    <ChoiceField
      {...formValues}
      name="shop"
      label={host.text('shop')}
      choices={shops.map(({ id, title }) => [id, title])}
    />
  );
}

/** One line each, because a site may have ten thousand; the available ones are collapsed. */
function Categories(formValues: FormValues): ReactElement {
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
      {categories.length > 0 && (
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
      )}
      <p>
        <a href={ADMIN_PATH.categories}>{host.text('categoriesChange')}</a>
      </p>
    </>
  );
}
