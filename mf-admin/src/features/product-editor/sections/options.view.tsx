import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { NEW_PRODUCT } from 'shared-types/admin/store/product-editor';
import { LineField, Part } from './field.view';
import { optionCount, optionNumbers } from './form-rows';
import type { FormValues } from '../product-editor-host';

/** The options in which variants differ, and an empty one. */
export function Options(formValues: FormValues): ReactElement | null {
  const { host, view } = formValues;
  // Options have no meaning without variants.
  if (view.id === NEW_PRODUCT) return null;
  const count = optionCount(formValues);
  return (
    <Part {...formValues} name="options" title={host.text('options')} hint={host.text('optionsHint')}>
      {optionNumbers(formValues).map((number) => (
        <div className="admin-product-editor__pair" key={number}>
          <LineField
            {...formValues}
            name={`option.${number}.name`}
            label={number > count ? host.text('newOption') : host.text('option', { number })}
            more={{ maxLength: PRODUCT_LIMIT.optionNameLength }}
          />
          {number > count && (
            <LineField
              {...formValues}
              name={`option.${number}.value`}
              label={host.text('optionValue')}
              more={{ maxLength: PRODUCT_LIMIT.optionValueLength }}
            />
          )}
        </div>
      ))}
    </Part>
  );
}
