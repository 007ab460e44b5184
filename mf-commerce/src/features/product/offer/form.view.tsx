import type { ReactElement } from 'react';
import { CART_CALLS } from 'shared-types/commerce/cart';
import type { Product } from 'shared-types/commerce/product';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { FieldError } from 'shared-types/site/field';
import { HiddenFields } from '../../../parts/hidden-fields/hidden-fields.view';
import { cartPath, checkoutPath } from '../../../parts/store-path/store-path';
import { Quantity } from '../../../parts/quantity/quantity.view';
import { ProductChoice } from './choice.view';
import type { messages } from '../product.messages';
import type { ShownVariant } from '../variant/shown-variant';

interface ProductFormProps {
  readonly blockId: string;
  readonly product: Pick<Product, 'optionNames'>;
  readonly variants: readonly ShownVariant[];
  readonly chosen: ShownVariant;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** The add-to-cart form: works without script, and is sent by the shell. */
export function ProductForm({ blockId, product, variants, chosen, form, host }: ProductFormProps): ReactElement {
  const { expressCheckout } = host.context.settings.storeSettings;
  return (
    <form
      className="commerce-product__form"
      method="post"
      action={CART_CALLS.addLine.path}
      data-variants={JSON.stringify(variants)}
      data-enhance=""
    >
      <HiddenFields blockId={blockId} host={host} goTo={expressCheckout ? checkoutPath(host) : cartPath(host)} />
      <ProductChoice
        id={`block-${blockId}-variant`}
        optionNames={product.optionNames}
        variants={variants}
        chosen={chosen}
        host={host}
      />
      <p className="form-error commerce-product__error" role="alert" data-form-error>
        {form?.message}
      </p>
      <div className="commerce-product__buy">
        <QuantityField blockId={blockId} chosen={chosen} form={form} host={host} />
        <button type="submit" className="button commerce-product__add" data-add-to-cart>
          {host.text(expressCheckout ? 'buyNow' : 'addToCart')}
        </button>
      </div>
      <p className="commerce-product__added">
        {/* The shell writes here what the server says of a product that went into the cart. */}
        <span role="status" data-form-message />
        {/* With its space, which would otherwise be seen to move as the words come. */}
        <span>
          {' '}
          <a href={cartPath(host)}>{host.text('viewCart')}</a>
        </span>
      </p>
    </form>
  );
}

function QuantityField({
  blockId,
  chosen,
  form,
  host,
}: Pick<ProductFormProps, 'blockId' | 'chosen' | 'form' | 'host'>): ReactElement {
  const id = `block-${blockId}-quantity`;
  const typed = Number(form?.values['quantity'] ?? 1);
  return (
    <div className="field commerce-product__quantity">
      <label htmlFor={id}>{host.text('quantity')}</label>
      <Quantity
        id={id}
        quantity={Number.isSafeInteger(typed) ? typed : 1}
        min={1}
        max={chosen.max}
        labels={{ fewer: host.text('fewer'), more: host.text('more') }}
        describedBy={`${id}-error`}
      />
      <FieldError id={id} name="quantity" error={form?.errors['quantity']} />
    </div>
  );
}
