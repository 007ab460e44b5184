import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { AMOUNT, COUNT } from '../../../parts/settings-form/settings-controls.view';
import { BoxField, LineField } from '../sections/field.view';
import { filledOptions, isNewRow } from '../sections/form-rows';
import { valueOf, type FormValues } from '../product-editor-host';
import { VariantDetails } from './variant-details.view';

export interface VariantRowProps extends FormValues {
  /** Prefix of its field names: the variant's id, or `n1` and so on. */
  readonly row: string;
}

/** A variant: what changes often is in view, the rest under "Details". */
export function VariantRow({ row, ...formValues }: VariantRowProps): ReactElement {
  const { host, block, view } = formValues;
  const { text } = host;
  const at = (name: string) => `v.${row}.${name}`;
  const field = (name: 'sku' | 'sale' | 'onSale' | 'stock' | 'unlimited') => ({
    ...formValues,
    name: at(name),
    label: text(name),
  });
  const name = nameOf(row, formValues);
  const id = `block-${block}-v-${row}`;
  return (
    <div className="admin-product-editor__variant" role="group" aria-labelledby={`${id}-name`} data-row={row}>
      <div className="admin-product-editor__name">
        <input
          type="checkbox"
          name={at('chosen')}
          aria-label={text('choose', { name })}
          defaultChecked={valueOf(formValues, at('chosen')) !== ''}
        />
        <span id={`${id}-name`} dir="auto" data-row-name="">
          {name}
        </span>
      </div>
      <div className="admin-product-editor__cell">
        <LineField
          {...formValues}
          name={at('price')}
          label={text('priceIn', { currency: view.currency })}
          more={AMOUNT}
        />
      </div>
      <div className="admin-product-editor__cell">
        <LineField {...field('sale')} more={AMOUNT} />
        <BoxField {...field('onSale')} />
      </div>
      <div className="admin-product-editor__cell">
        <LineField {...field('stock')} more={COUNT} />
        <BoxField {...field('unlimited')} />
      </div>
      <div className="admin-product-editor__cell">
        <LineField
          {...field('sku')}
          more={{ maxLength: PRODUCT_LIMIT.skuLength, placeholder: text('skuAutomatic'), dir: 'ltr' }}
        />
      </div>
      {!isNewRow(row) && <input type="hidden" name={at('seen')} value={valueOf(formValues, at('seen'))} />}
      <VariantDetails {...formValues} row={row} />
    </div>
  );
}

/** Its values, or its SKU, or that it is the only one. */
function nameOf(row: string, formValues: FormValues): string {
  const values = filledOptions(formValues).map((number) => valueOf(formValues, `v.${row}.option.${number}`));
  const name = values.filter((value) => value !== '').join(' / ');
  return name || valueOf(formValues, `v.${row}.sku`) || formValues.host.text('onlyVariant');
}
