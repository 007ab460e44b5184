import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { NEW_PRODUCT } from 'shared-types/config/product-editor';
import { LineField, Part } from './editor-field.view';
import { optionCount, optionNumbers } from './form-rows';
import type { Filling } from './product-editor-host';

/** What its variants differ in, and room for one more. */
export function Options(filling: Filling): ReactElement | null {
  const { host, view } = filling;
  // Before there is a variant, there is nothing that an option could tell apart.
  if (view.id === NEW_PRODUCT) return null;
  const count = optionCount(filling);
  return (
    <Part {...filling} name="options" title={host.text('options')} hint={host.text('optionsHint')}>
      {optionNumbers(filling).map((number) => (
        <div className="config-product-editor__pair" key={number}>
          <LineField
            {...filling}
            name={`option.${number}.name`}
            label={number > count ? host.text('newOption') : host.text('option', { number })}
            more={{ maxLength: PRODUCT_LIMIT.optionNameLength }}
          />
          {number > count && (
            <LineField
              {...filling}
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
