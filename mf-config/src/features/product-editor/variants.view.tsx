import type { ReactElement } from 'react';
import { NEW_PRODUCT } from 'shared-types/config/product-editor';
import { Part } from './editor-field.view';
import { spareVariantRows, variantRows } from './form-rows';
import { PageLinks } from './page-links.view';
import type { Filling } from './product-editor-host';
import { VariantRow } from './variant-row.view';

/** The ways to buy it: price and stock of each, and empty rows for more. */
export function Variants(filling: Filling): ReactElement {
  const { view, host } = filling;
  const spare = spareVariantRows(filling);
  const isNew = view.id === NEW_PRODUCT;
  const hasWritten = spare.some((row) =>
    Object.keys(filling.form?.errors ?? {}).some((name) => name.startsWith(`v.${row}.`)),
  );
  const spareRows = spare.map((row) => <VariantRow key={row} {...filling} row={row} isSpare />);
  return (
    <Part
      {...filling}
      name="variants"
      title={isNew ? host.text('price') : host.text('variants')}
      {...(isNew ? {} : { hint: host.text('variantsHint') })}
    >
      {variantRows(filling).map((row) => (
        <VariantRow key={row} {...filling} row={row} />
      ))}
      {view.saved && <PageLinks {...filling} pages={view.saved.variantPages} name="variants" />}
      {isNew ? (
        spareRows
      ) : (
        <details className="config-product-editor__more" open={hasWritten}>
          <summary>{host.text('addVariants')}</summary>
          <p className="field__hint">{host.text('addVariantsHint')}</p>
          {spareRows}
        </details>
      )}
    </Part>
  );
}
