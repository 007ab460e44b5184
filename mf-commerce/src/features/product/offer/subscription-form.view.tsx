import type { ReactElement } from 'react';
import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import type { Product, ProductTypeNumber, Variant } from 'shared-types/commerce/product';
import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import { SUBSCRIPTION_CHECKOUT_CALLS } from 'shared-types/commerce/subscription-checkout';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../../../parts/hidden-fields/hidden-fields.view';
import { optionText } from '../../../parts/option-text/option-text';
import { Quantity } from '../../../parts/quantity/quantity.view';
import { recurringText } from '../../../parts/recurring/recurring-text';
import type { messages as recurringMessages } from '../../../parts/recurring/recurring.messages';
import { isVariantSoldOut, piecesLeft } from '../variant/is-sold-out';
import type { messages as subscriptionMessages } from './subscription.messages';
import type { messages } from '../product.messages';
import { shownPrice } from '../variant/shown-price';

/** A variant with a subscription plan. */
type Subscribed = Variant & { readonly subscriptionPlan: SubscriptionPlan };

interface SubscriptionFormProps {
  readonly blockId: string;
  readonly product: Pick<Product, 'structuredContent' | 'optionNames'>;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages & typeof subscriptionMessages & typeof recurringMessages>;
}

/**
 * The form that leads to the subscription checkout, as static HTML. Checkouts are never framed: in the editing frame it
 * opens in the whole window.
 */
export function SubscriptionForm({ blockId, product, form, host }: SubscriptionFormProps): ReactElement | null {
  const { productType, variants } = product.structuredContent;
  const offered = variants.filter(isSubscribed);
  const buyable = offered.filter((variant) => !isVariantSoldOut(variant, productType));
  const [first] = buyable;
  if (offered.length === 0) return null;
  const typed = form && offered.some(({ id }) => id === form.values['variantId']) ? form : undefined;
  const chosen = buyable.find(({ id }) => id === typed?.values['variantId']) ?? first;
  return (
    <form
      className="commerce-product__form"
      method={SUBSCRIPTION_CHECKOUT_CALLS.openSubscription.method}
      action={SUBSCRIPTION_CHECKOUT_CALLS.openSubscription.path}
      target="_top"
      data-subscription=""
    >
      <HiddenFields blockId={blockId} host={host} />
      <SubscriptionPlans
        offered={offered}
        chosen={chosen}
        productType={productType}
        optionNames={product.optionNames}
        host={host}
      />
      {typed?.message && (
        <p className="form-error commerce-product__error" role="alert">
          {typed.message}
        </p>
      )}
      {chosen ? (
        <Buy blockId={blockId} max={mostPieces(buyable, productType)} typed={typed} host={host} />
      ) : (
        <p className="commerce-product__sold-out">{host.text('subscriptionSoldOut')}</p>
      )}
    </form>
  );
}

function isSubscribed(variant: Variant): variant is Subscribed {
  return variant.subscriptionPlan !== undefined;
}

/** The highest maximum of all variants: without script the input cannot follow the choice, and the server checks it. */
function mostPieces(buyable: readonly Variant[], productType: ProductTypeNumber): number {
  const most = Math.max(...buyable.map((variant) => piecesLeft(variant, productType) ?? LINE_QUANTITY_MAX));
  return Math.min(most, LINE_QUANTITY_MAX);
}

interface SubscriptionPlansProps extends Pick<SubscriptionFormProps, 'host'> {
  readonly offered: readonly Subscribed[];
  readonly chosen: Subscribed | undefined;
  readonly productType: ProductTypeNumber;
  readonly optionNames: readonly string[];
}

/** Price, interval and duration of each plan. */
function SubscriptionPlans({ offered, chosen, productType, optionNames, host }: SubscriptionPlansProps): ReactElement {
  const text = (variant: Subscribed) =>
    recurringText(variant.subscriptionPlan, host.money.cents(shownPrice(variant).nowCents), host);
  const [only] = offered;
  if (offered.length === 1 && only)
    return (
      <p className="commerce-product__plan">
        <input type="hidden" name="variantId" value={only.id} />
        {optionNames.length > 0 && <span>{optionText(only.optionValues)}: </span>}
        <strong>{text(only)}</strong>
      </p>
    );
  return (
    <fieldset className="commerce-product__choice">
      <legend>{host.text('subscription')}</legend>
      <div className="commerce-product__tiles">
        {offered.map((variant) => {
          const isSoldOut = isVariantSoldOut(variant, productType);
          return (
            <label key={variant.id} className="commerce-product__tile">
              <input
                type="radio"
                name="variantId"
                value={variant.id}
                defaultChecked={variant.id === chosen?.id}
                disabled={isSoldOut}
              />
              <span className="commerce-product__tile-name">{optionText(variant.optionValues)}</span>
              <span className="commerce-product__tile-price">{text(variant)}</span>
              {isSoldOut && <span className="commerce-product__tile-note">{host.text('soldOut')}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface BuyProps extends Pick<SubscriptionFormProps, 'blockId' | 'host'> {
  readonly max: number;
  readonly typed: FormState | undefined;
}

function Buy({ blockId, max, typed, host }: BuyProps): ReactElement {
  const id = `block-${blockId}-subscribed`;
  const quantity = Number(typed?.values['quantity'] ?? 1);
  return (
    <>
      <div className="commerce-product__buy">
        <div className="field commerce-product__quantity">
          <label htmlFor={id}>{host.text('quantity')}</label>
          <Quantity
            id={id}
            quantity={Number.isSafeInteger(quantity) ? quantity : 1}
            min={1}
            max={max}
            labels={{ fewer: host.text('fewer'), more: host.text('more') }}
          />
        </div>
        <button type="submit" className="button commerce-product__add">
          {host.text('subscribe')}
        </button>
      </div>
      <p className="field__hint">{host.text('subscribeHint')}</p>
    </>
  );
}
