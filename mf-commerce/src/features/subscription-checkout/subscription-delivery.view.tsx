import type { ReactElement } from 'react';
import type { ShippingLocation } from 'shared-types/commerce/cart';
import { blockField, Field, FieldError } from 'shared-types/site/field';
import { ADDRESS_FIELDS, isPlace, type AddressField } from '../../parts/address/address-fields';
import { CountryOptions } from '../../parts/address/country-options.view';
import { neededParts } from '../../parts/address/needed-parts';
import { goesTo } from '../../parts/goes-to/goes-to';
import { partsToWrite } from '../../parts/goes-to/parts-to-write';
import { FormField } from '../../parts/plain-form/form-field.view';
import { ShippingChoice } from '../../parts/shipping-choice/shipping-choice.view';
import type { CheckoutParts } from './subscription-checkout.view';

/** Delivery address and method for goods that are shipped; else the buyer's place, if taxes depend on it. */
export function SubscriptionDelivery(parts: CheckoutParts): ReactElement | null {
  const { offered, props, host } = parts;
  const { cart, countries } = offered;
  if (!cart.requiresShipping && countries.length === 0) return null;
  const fields = cart.requiresShipping ? ADDRESS_FIELDS : ADDRESS_FIELDS.filter(({ name }) => isPlace(name));
  const kind = cart.requiresShipping ? 'shipping' : 'billing';
  return (
    <>
      <fieldset className="commerce-plain-form__section">
        <legend>{host.text(cart.requiresShipping ? 'delivery' : 'taxPlace')}</legend>
        <Country {...parts} />
        {fields.map(({ name, autoComplete, required, maxLength }) => (
          <FormField
            key={name}
            block={props.block.id}
            name={name}
            label={label(name, parts)}
            form={props.form}
            autoComplete={`${kind} ${autoComplete}`}
            required={required}
            maxLength={maxLength}
          />
        ))}
      </fieldset>
      {cart.requiresShipping && <ShippingOptions {...parts} />}
    </>
  );
}

/** Without script the country may still change, so fields that any country needs are not marked as optional. */
function label(name: AddressField, parts: CheckoutParts): string {
  const { offered, host } = parts;
  const { country } = placeIn(parts);
  if (!isPlace(name) || neededParts(offered.countries, country).includes(name)) return host.text(name);
  return host.text(`${name}Optional`);
}

function Country({ offered: { cart, countries }, props: { block, form }, host }: CheckoutParts): ReactElement {
  return (
    <Field {...blockField({ block: block.id, name: 'country', label: host.text('country'), form })}>
      {(control) => (
        <select
          {...control}
          autoComplete="country"
          required
          defaultValue={form?.values['country'] ?? cart.shippingLocation?.country ?? ''}
        >
          <CountryOptions countries={countries} host={host} />
        </select>
      )}
    </Field>
  );
}

/** All methods: without script the place is not known yet. The server checks the chosen one. */
function ShippingOptions(parts: CheckoutParts): ReactElement {
  const {
    offered: { cart },
    props: { block, form },
    host,
  } = parts;
  const id = `block-${block.id}-shippingOptionId`;
  const chosen = form?.values['shippingOptionId'] ?? cart.selectedShippingOption?.id ?? cart.shippingOptions[0]?.id;
  return (
    <fieldset className="commerce-plain-form__section">
      <legend>{host.text('shippingMethod')}</legend>
      <FieldError id={id} name="shippingOptionId" error={form?.errors['shippingOptionId']} />
      <WhereTheyGo {...parts} />
      <ShippingChoice options={cart.shippingOptions} chosen={chosen} id={id} describedBy={`${id}-error`} host={host} />
    </fieldset>
  );
}

/** Why no method serves the place, as far as it is known. */
function WhereTheyGo(parts: CheckoutParts): ReactElement | null {
  const { offered, props, host } = parts;
  const place = placeIn(parts);
  const options = offered.cart.shippingOptions;
  const needs = partsToWrite(options, place);
  if (needs.length > 0) return <p>{host.text('methodsNeed', { needs: needs.join(' ') })}</p>;
  const hasError = Boolean(props.form?.errors['shippingOptionId']);
  return hasError || options.some((option) => goesTo(option, place)) ? null : <p>{host.text('noShipping')}</p>;
}

/** The typed place, else the known one; the country is empty before one is chosen. */
function placeIn({ offered: { cart }, props: { form } }: Pick<CheckoutParts, 'offered' | 'props'>): ShippingLocation {
  return { country: '', ...cart.shippingLocation, ...form?.values };
}
