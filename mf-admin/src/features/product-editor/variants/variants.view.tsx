import type { ReactElement } from 'react';
import { MAKE, NEW_PRODUCT, BULK_FIELDS } from 'shared-types/admin/store/product-editor';
import { AMOUNT, COUNT } from '../../../parts/settings-form/settings-controls.view';
import { LineField, Part } from '../sections/field.view';
import { TEMPLATE_ROW, variantRows } from '../sections/form-rows';
import { PageLinks } from '../sections/page-links.view';
import type { FormValues } from '../product-editor-host';
import { VariantRow } from './variant-row.view';

/** The variants as a table, which is a list of cards where there is no room for one. */
export function Variants(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const { text } = host;
  const rows = variantRows(formValues);
  const isNew = view.id === NEW_PRODUCT;
  return (
    <Part {...formValues} name="variants" title={text('variants')} {...(isNew ? {} : { hint: text('variantsHint') })}>
      <p className="admin-product-editor__note" data-rows-note="" />
      <Bulk {...formValues} isHidden={rows.length < 2} />
      <div className="admin-product-editor__table">
        <div className="admin-product-editor__heads" aria-hidden="true">
          {[
            text('variant'),
            text('priceIn', { currency: view.currency }),
            text('sale'),
            text('stock'),
            text('sku'),
          ].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <div
          className="admin-product-editor__rows"
          data-rows=""
          data-other-variants={JSON.stringify(view.saved?.otherVariants ?? [])}
        >
          {rows.map((row) => (
            <VariantRow key={row} {...formValues} row={row} />
          ))}
        </div>
      </div>
      <template data-row-template="">
        <VariantRow {...formValues} form={undefined} row={TEMPLATE_ROW} />
      </template>
      {view.saved && <PageLinks {...formValues} pages={view.saved.variantPages} name="variants" />}
    </Part>
  );
}

/** Sets a price or a stock in several rows. A script shows the box that chooses all. */
function Bulk({ isHidden, ...formValues }: FormValues & { readonly isHidden: boolean }): ReactElement {
  const { block, host } = formValues;
  const { text } = host;
  const labels = { price: text('bulkPrice'), sale: text('bulkSale'), stock: text('bulkStock') };
  const id = `block-${block}-choose-all`;
  return (
    <div className="admin-product-editor__bulk" role="group" aria-label={text('bulk')} data-bulk="" hidden={isHidden}>
      <p className="admin-product-editor__all" data-choose-all="" hidden>
        <input type="checkbox" id={id} />
        <label htmlFor={id}>{text('chooseAll')}</label>
      </p>
      {BULK_FIELDS.map((name) => (
        <LineField
          key={name}
          {...formValues}
          name={`bulk.${name}`}
          label={labels[name]}
          more={name === 'stock' ? COUNT : AMOUNT}
        />
      ))}
      <button type="submit" className="button button--quiet" name="make" value={MAKE.bulk}>
        {text('bulkApply')}
      </button>
    </div>
  );
}
