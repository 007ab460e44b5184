import type { ReactElement } from 'react';
import { NEW_PRODUCT } from 'shared-types/admin/store/product-editor';
import { Part } from './field.view';
import { spareVariantRows, variantRows } from './form-rows';
import { PageLinks } from './page-links.view';
import type { FormValues } from '../product-editor-host';
import { VariantRow } from './variant-row.view';

export function Variants(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const spare = spareVariantRows(formValues);
  const isNew = view.id === NEW_PRODUCT;
  const hasWritten = spare.some((row) =>
    Object.keys(formValues.form?.errors ?? {}).some((name) => name.startsWith(`v.${row}.`)),
  );
  const spareRows = spare.map((row) => <VariantRow key={row} {...formValues} row={row} isSpare />);
  return (
    <Part
      {...formValues}
      name="variants"
      title={isNew ? host.text('price') : host.text('variants')}
      {...(isNew ? {} : { hint: host.text('variantsHint') })}
    >
      {variantRows(formValues).map((row) => (
        <VariantRow key={row} {...formValues} row={row} />
      ))}
      {view.saved && <PageLinks {...formValues} pages={view.saved.variantPages} name="variants" />}
      {isNew ? (
        spareRows
      ) : (
        <details className="admin-product-editor__more" open={hasWritten}>
          <summary>{host.text('addVariants')}</summary>
          <p className="field__hint">{host.text('addVariantsHint')}</p>
          {spareRows}
        </details>
      )}
    </Part>
  );
}
