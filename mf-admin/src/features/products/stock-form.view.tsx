import type { ReactElement } from 'react';
import { PRODUCTS_CALLS, STOCK_CHANGES, type ListedVariant } from 'shared-types/admin/store/products';
import { Field } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { isCounted } from './is-counted';
import type { ListedProductProps } from './product-cells.view';

/** Changes a variant's stock by a difference or a count. */
export function StockForm({ block, product, address, stocked, form, host }: ListedProductProps): ReactElement | null {
  if (!isCounted(product)) return null;
  const { text } = host;
  const variants = product.variants.filter(({ unlimited }) => !unlimited);
  const isOwn = form?.values.product === product.id;
  const values = isOwn ? form.values : {};
  const stockedVariant = variants.find(({ id }) => id === stocked);
  const id = (name: string) => `block-${block}-${product.id}-${name}`;
  return (
    <details className="admin-products__stock" open={isOwn || stockedVariant !== undefined}>
      <summary>{text('change')}</summary>
      <AdminForm
        className="admin-products__form"
        call={PRODUCTS_CALLS.changeStock}
        sends={{
          block,
          page: address,
          product: product.id,
          fresh: values.fresh ?? `${host.perRequest.key}-${product.id}`,
          key: (isOwn && form.key) || '',
        }}
        host={host}
      >
        <p className="form-error" data-form-error="" tabIndex={-1} {...(isOwn && { role: 'alert', autoFocus: true })}>
          {isOwn && form.message}
        </p>
        <p
          className="admin-products__notice"
          data-form-message=""
          tabIndex={-1}
          hidden={!stockedVariant}
          {...(stockedVariant && { role: 'status', autoFocus: true })}
        >
          {stockedVariant && text('stockNow', { variant: stockedVariant.name, pieces: stockedVariant.qtyInStock })}
        </p>
        {variants.length === 1 ? (
          <input type="hidden" name="variant" value={variants.map(keyOf)[0]} />
        ) : (
          <Field
            id={id('variant')}
            name="variant"
            label={text('variant')}
            error={isOwn ? form.errors.variant : undefined}
          >
            {(control) => (
              <select {...control} defaultValue={chosenOf(variants, values.variant ?? stocked)}>
                {variants.map((variant) => (
                  <option key={variant.id} value={keyOf(variant)}>
                    {text('variantStock', { name: variant.name, pieces: variant.qtyInStock })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <div className="field">
          <label htmlFor={id('how')}>{text('how')}</label>
          <select id={id('how')} name="how" defaultValue={values.how ?? STOCK_CHANGES[0]}>
            {STOCK_CHANGES.map((how) => (
              <option key={how} value={how}>
                {text('howName', { how })}
              </option>
            ))}
          </select>
        </div>
        <Field id={id('pieces')} name="pieces" label={text('pieces')} error={isOwn ? form.errors.pieces : undefined}>
          {(control) => (
            <input {...control} type="text" inputMode="numeric" dir="ltr" maxLength={9} defaultValue={values.pieces} />
          )}
        </Field>
        <button type="submit" className="button button--quiet">
          {text('save')}
        </button>
      </AdminForm>
    </details>
  );
}

/** Identifies a variant together with its displayed stock. */
function keyOf({ id, qtyInStock }: ListedVariant): string {
  return `${id}.${qtyInStock}`;
}

/** A selected variant stays selected, whatever its stock is now. */
function chosenOf(variants: readonly ListedVariant[], chosen = ''): string | undefined {
  const [id] = chosen.split('.');
  const variant = variants.find((candidate) => candidate.id === id) ?? variants[0];
  return variant && keyOf(variant);
}
