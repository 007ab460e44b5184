import type { ReactElement } from 'react';
import type { ShippingLocation } from 'shared-types/commerce/cart';
import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import type { FormState } from 'shared-types/render';
import { CountryOptions } from '../../parts/address/country-options.view';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import type { ViewHost } from '../../parts/in-page/in-page';
import { goesTo } from '../../parts/goes-to/goes-to';
import { partsToWrite } from '../../parts/goes-to/parts-to-write';
import type { CartState } from './cart.state';
import type { messages } from './cart.messages';

interface DeliveryProps extends Pick<CartState, 'view' | 'errors'> {
  readonly blockId: string;
  /** Refusal of this form. */
  readonly refused: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

const NOWHERE: ShippingLocation = { country: '' };

/** Destination and shipping method, so that the visitor knows the price before the checkout. */
export function Delivery({ view, errors, blockId, refused, host }: DeliveryProps): ReactElement | null {
  const { cart, countries = [] } = view;
  if (countries.length === 0) return null;
  const place = refused ? { ...NOWHERE, ...refused.values } : (cart.shippingLocation ?? NOWHERE);
  const error = errors.place ?? refused?.message;
  return (
    // Stays open if it was opened before the view was live.
    <details className="commerce-cart__delivery" open={refused !== undefined} suppressHydrationWarning>
      <summary>{host.text('estimate')}</summary>
      <form
        className="commerce-cart__delivery-form"
        method="post"
        action={DELIVERY_CALLS.setDelivery.path}
        data-delivery
      >
        <HiddenFields blockId={blockId} host={host} />
        <Country place={place} countries={countries} id={`block-${blockId}-country`} host={host} />
        {(['state', 'zip'] as const).map((name) => (
          <div className="field" key={name}>
            <label htmlFor={`block-${blockId}-${name}`}>{host.text(name)}</label>
            <input
              id={`block-${blockId}-${name}`}
              type="text"
              name={name}
              defaultValue={place[name] ?? ''}
              maxLength={name === 'zip' ? 40 : 100}
              autoComplete={name === 'zip' ? 'shipping postal-code' : 'shipping address-level1'}
            />
          </div>
        ))}
        <ShippingMethods view={view} host={host} />
        {error && (
          <p className="field__error" {...(errors.place ? {} : { role: 'alert' })}>
            {error}
          </p>
        )}
        <button type="submit" className="button button--quiet">
          {host.text('estimateShow')}
        </button>
      </form>
    </details>
  );
}

function Country({
  place,
  countries,
  id,
  host,
}: Pick<DeliveryProps, 'host'> & {
  readonly place: ShippingLocation;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly id: string;
}): ReactElement {
  return (
    <div className="field">
      <label htmlFor={id}>{host.text('country')}</label>
      <select id={id} name="country" defaultValue={place.country} autoComplete="shipping country" required>
        <CountryOptions countries={countries} host={host} />
      </select>
    </div>
  );
}

/** Shipping methods for the place the server knows. */
function ShippingMethods({ view, host }: Pick<DeliveryProps, 'view' | 'host'>): ReactElement | null {
  const { requiresShipping, shippingLocation, shippingOptions, selectedShippingOption } = view.cart;
  if (!requiresShipping || !shippingLocation) return null;
  const methods = shippingOptions.filter((option) => goesTo(option, shippingLocation));
  const needs = partsToWrite(shippingOptions, shippingLocation);
  if (needs.length > 0) return <p>{host.text('methodsNeed', { needs: needs.join(' ') })}</p>;
  if (methods.length === 0) return <p>{host.text('noShipping')}</p>;
  return (
    <fieldset className="commerce-cart__shipping-methods">
      <legend>{host.text('shipping')}</legend>
      {methods.map(({ id, name, costCents }) => (
        <label key={id} className="commerce-cart__shipping-method">
          <input type="radio" name="shippingOptionId" value={id} defaultChecked={id === selectedShippingOption?.id} />
          <span>{name}</span>
          <span>{costCents === 0 ? host.text('shippingFree') : host.money.cents(costCents)}</span>
        </label>
      ))}
    </fieldset>
  );
}
