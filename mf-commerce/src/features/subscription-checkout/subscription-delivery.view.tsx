import type { ReactElement } from 'react';
import { FormField } from '../../parts/plain-form/form-field.view';
import type { CheckoutParts } from './subscription-checkout.view';

/** The address as it is written, with what browsers fill in by themselves. */
const FIELDS = [
  { name: 'firstName', autoComplete: 'given-name', required: true, maxLength: 100 },
  { name: 'lastName', autoComplete: 'family-name', required: true, maxLength: 100 },
  { name: 'line1', autoComplete: 'address-line1', required: true, maxLength: 200 },
  { name: 'line2', autoComplete: 'address-line2', required: false, maxLength: 200 },
  { name: 'city', autoComplete: 'address-level2', required: true, maxLength: 100 },
  { name: 'zip', autoComplete: 'postal-code', required: false, maxLength: 40 },
  { name: 'state', autoComplete: 'address-level1', required: false, maxLength: 100 },
] as const;

/** Where it goes and how, where something is sent; else where the buyer is, as far as taxes depend on it. */
export function SubscriptionDelivery(parts: CheckoutParts): ReactElement | null {
  const { offered, props, host } = parts;
  const { cart, countries } = offered;
  if (!cart.requiresShipping && countries.length === 0) return null;
  const fields = cart.requiresShipping ? FIELDS : FIELDS.filter(({ name }) => name === 'zip' || name === 'state');
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
            label={host.text(name === 'zip' && !cart.requiresShipping ? 'zipOptional' : name)}
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

function Country({ offered: { cart, countries }, props: { block, form }, host }: CheckoutParts): ReactElement {
  const id = `${block.id}-country`;
  return (
    <div className="field">
      <label htmlFor={id}>{host.text('country')}</label>
      <p className="field__error" id={`${id}-error`} data-field-error="country">
        {form?.errors['country']}
      </p>
      <select
        id={id}
        name="country"
        autoComplete="country"
        required
        defaultValue={form?.values['country'] ?? cart.shippingLocation?.country ?? ''}
        aria-describedby={`${id}-error`}
        aria-invalid={form?.errors['country'] ? true : undefined}
      >
        <option value="">{host.text('chooseCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** All of them: without script nobody knows yet which go to the place. The server says it of the one that was chosen. */
function ShippingOptions({ offered: { cart }, props: { block, form }, host }: CheckoutParts): ReactElement {
  const id = `${block.id}-shippingOptionId`;
  const chosen = form?.values['shippingOptionId'] ?? cart.selectedShippingOption?.id ?? cart.shippingOptions[0]?.id;
  return (
    <fieldset className="commerce-plain-form__section">
      <legend>{host.text('shippingMethod')}</legend>
      <p className="field__error" id={`${id}-error`} data-field-error="shippingOptionId">
        {form?.errors['shippingOptionId']}
      </p>
      {cart.shippingOptions.map((option, index) => (
        <label key={option.id} className="commerce-choice">
          <input
            type="radio"
            name="shippingOptionId"
            value={option.id}
            required
            defaultChecked={option.id === chosen}
            aria-describedby={`${id}-error`}
            {...(index === 0 ? { id } : {})}
          />
          <span>{option.name}</span>
          <span className="commerce-choice__cost">
            {option.costCents === 0 ? host.text('shippingFree') : host.money.cents(option.costCents)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
