import type { ReactElement } from 'react';
import { fieldDescription, FieldError } from 'shared-types/site/field';
import { ADDRESS_FIELDS, isPlace, type AddressField } from '../../../parts/address/address-fields';
import { neededParts } from '../../../parts/address/needed-parts';
import { CountryOptions } from '../../../parts/address/country-options.view';
import { partsToWrite } from '../../../parts/goes-to/parts-to-write';
import { ShippingChoice } from '../../../parts/shipping-choice/shipping-choice.view';
import { Field, fieldMarks, TextField } from './field.view';
import { fieldId, type CheckoutParts } from './parts';
import { selectShipping, selectShippingOptions } from '../checkout.state';

/** Delivery address and shipping method. */
export function CheckoutDelivery(parts: CheckoutParts): ReactElement {
  const { state, blockId, form, host } = parts;
  return (
    <>
      <fieldset className="commerce-checkout__section">
        <legend>{host.text('delivery')}</legend>
        <Country {...parts} />
        {ADDRESS_FIELDS.map(({ name, isHalf, autoComplete, ...input }) => (
          <TextField
            key={name}
            {...input}
            id={fieldId(blockId, name)}
            name={name}
            {...fieldProps(name, parts)}
            error={state.refusal?.errors[name]}
            defaultValue={form?.values[name] ?? (isPlace(name) ? state.place[name] : '')}
            autoComplete={`shipping ${autoComplete}`}
            {...(isHalf ? { className: 'commerce-checkout__half' } : {})}
          />
        ))}
      </fieldset>
      <ShippingOptions {...parts} />
    </>
  );
}

/** Label of a field, and whether it is required: some countries need a state or a postal code. */
function fieldProps(name: AddressField, { state: { view, place }, host }: CheckoutParts) {
  const isNeeded = isPlace(name) && neededParts(view.countries, place.country).includes(name);
  const isOptional = name === 'line2' || (isPlace(name) && !isNeeded);
  return {
    label: isOptional ? host.text('optional', { label: host.text(name) }) : host.text(name),
    ...(isPlace(name) ? { required: isNeeded && place.country !== '' } : {}),
  };
}

/** The buyer's place, if taxes of goods that are not shipped depend on it. */
export function CheckoutTaxPlace(parts: CheckoutParts): ReactElement {
  const { state, blockId, host } = parts;
  return (
    <fieldset className="commerce-checkout__section">
      <legend>{host.text('taxPlace')}</legend>
      <p>{host.text('taxPlaceHint')}</p>
      <Country {...parts} />
      {ADDRESS_FIELDS.filter(({ name }) => isPlace(name)).map(({ name, isHalf: _, autoComplete, ...input }) => (
        <TextField
          key={name}
          {...input}
          id={fieldId(blockId, name)}
          name={name}
          {...fieldProps(name, parts)}
          error={state.refusal?.errors[name]}
          defaultValue={isPlace(name) ? state.place[name] : ''}
          autoComplete={`billing ${autoComplete}`}
          className="commerce-checkout__half"
        />
      ))}
    </fieldset>
  );
}

function Country({ state, blockId, host }: CheckoutParts): ReactElement {
  const field = {
    id: fieldId(blockId, 'country'),
    label: host.text('country'),
    error: state.refusal?.errors['country'],
  };
  return (
    <Field {...field}>
      <select
        name="country"
        autoComplete="shipping country"
        required
        defaultValue={state.place.country}
        {...fieldMarks(field)}
      >
        <CountryOptions countries={state.view.countries} host={host} />
      </select>
    </Field>
  );
}

function ShippingOptions({ state, blockId, host }: CheckoutParts): ReactElement {
  const options = selectShippingOptions(state);
  const chosen = selectShipping(state);
  const error = state.refusal?.errors['shippingOptionId'];
  const id = fieldId(blockId, 'shippingOptionId');
  return (
    <fieldset
      className="commerce-checkout__section"
      // Errors link to the first choice, or here if there is none.
      {...(options.length === 0 ? { id, tabIndex: -1 } : {})}
      {...(error ? { 'aria-describedby': fieldDescription({ id }) } : {})}
    >
      <legend>{host.text('shippingMethod')}</legend>
      {options.length === 0 && <NoShippingMethod state={state} host={host} />}
      <ShippingChoice options={options} chosen={chosen?.id} id={id} host={host} />
      {error && <FieldError id={id} error={error} />}
    </fieldset>
  );
}

/** Why there are no shipping methods, unless an error already explains it. */
function NoShippingMethod({ state, host }: Pick<CheckoutParts, 'state' | 'host'>): ReactElement | null {
  const needs = partsToWrite(state.view.cart.shippingOptions, state.place);
  if (needs.length > 0) return <p>{host.text('methodsNeed', { needs: needs.join(' ') })}</p>;
  return state.refusal?.errors['shippingOptionId'] ? null : <p>{host.text('noShipping')}</p>;
}
