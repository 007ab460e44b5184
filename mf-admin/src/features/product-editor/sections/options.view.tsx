import type { ReactElement } from 'react';
import { MAKE } from 'shared-types/admin/store/product-editor';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { LineField, Part } from './field.view';
import { filledOptions, optionNumbers } from './form-rows';
import type { FormValues } from '../product-editor-host';

/** Options that are shown before any is filled in. */
const SHOWN = 2;
/** Characters of all values of an option. */
const LONGEST_VALUES = PRODUCT_LIMIT.variants * PRODUCT_LIMIT.optionValueLength;

/** In what the variants differ, and the values that they are made of. */
export function Options(formValues: FormValues): ReactElement {
  const { host } = formValues;
  const numbers = optionNumbers();
  const shown = Math.max(SHOWN, (filledOptions(formValues).at(-1) ?? 0) + 1);
  const more = numbers.slice(shown);
  return (
    <Part {...formValues} name="options" title={host.text('options')} hint={host.text('optionsHint')}>
      {numbers.slice(0, shown).map((number) => (
        <Option key={number} {...formValues} number={number} />
      ))}
      {more.length > 0 && (
        <details className="admin-product-editor__more">
          <summary>{host.text('moreOptions')}</summary>
          {more.map((number) => (
            <Option key={number} {...formValues} number={number} />
          ))}
        </details>
      )}
      <p>
        <button type="submit" className="button button--quiet" name="make" value={MAKE.variants}>
          {host.text('makeVariants')}
        </button>
      </p>
    </Part>
  );
}

function Option({ number, ...formValues }: FormValues & { readonly number: number }): ReactElement {
  const { text } = formValues.host;
  return (
    <div className="admin-product-editor__option">
      <LineField
        {...formValues}
        name={`option.${number}.name`}
        label={text('option', { number })}
        more={{
          maxLength: PRODUCT_LIMIT.optionNameLength,
          placeholder: number === 1 ? text('optionExample') : undefined,
        }}
      />
      <LineField
        {...formValues}
        name={`option.${number}.values`}
        label={text('optionValues')}
        more={{ maxLength: LONGEST_VALUES, placeholder: number === 1 ? text('valuesExample') : undefined }}
      />
    </div>
  );
}
