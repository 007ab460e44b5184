import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { Categories } from './categories.view';
import { ChoiceField, LineField, Part } from './field.view';
import { valueOf, type FormValues } from '../product-editor-host';

/** Where the product is found: its shop, its categories and its URL. */
export function Organisation(formValues: FormValues): ReactElement {
  const { text } = formValues.host;
  return (
    <Part {...formValues} name="organisation" title={text('organisation')}>
      <Shop {...formValues} />
      <Categories {...formValues} />
      <LineField
        {...formValues}
        name="slug"
        label={text('slug')}
        hint={text('slugHint')}
        more={{ maxLength: PRODUCT_LIMIT.slugLength, dir: 'ltr' }}
      />
    </Part>
  );
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
