import type { ReactElement } from 'react';
import type { Address } from 'shared-types/commerce/checkout';
import { Field, fieldMarks, TextField } from './checkout-field.view';
import { fieldId, type CheckoutParts } from './checkout-parts';
import { selectShipping, selectShippingOptions } from './checkout.state';

type AddressField = Exclude<keyof Address, 'country'>;

/** The address as it is written, with what browsers fill in by themselves. */
const FIELDS: readonly {
  readonly name: AddressField;
  readonly autoComplete: string;
  readonly required: boolean;
  readonly isHalf: boolean;
  readonly maxLength: number;
}[] = [
  { name: 'firstName', autoComplete: 'given-name', required: true, isHalf: true, maxLength: 100 },
  { name: 'lastName', autoComplete: 'family-name', required: true, isHalf: true, maxLength: 100 },
  { name: 'line1', autoComplete: 'address-line1', required: true, isHalf: false, maxLength: 200 },
  { name: 'line2', autoComplete: 'address-line2', required: false, isHalf: false, maxLength: 200 },
  { name: 'city', autoComplete: 'address-level2', required: true, isHalf: true, maxLength: 100 },
  { name: 'zip', autoComplete: 'postal-code', required: false, isHalf: true, maxLength: 40 },
  { name: 'state', autoComplete: 'address-level1', required: false, isHalf: false, maxLength: 100 },
];

/** Fields that are left empty so often that they say so; not every country has a postal code, but most have. */
const OFTEN_EMPTY: ReadonlySet<AddressField> = new Set(['line2', 'state']);

/** Where the goods go, and how. */
export function CheckoutDelivery(parts: CheckoutParts): ReactElement {
  const { state, blockId, form, host } = parts;
  const label = (name: AddressField) =>
    OFTEN_EMPTY.has(name) ? host.text('optional', { label: host.text(name) }) : host.text(name);
  return (
    <>
      <fieldset className="commerce-checkout__section">
        <legend>{host.text('delivery')}</legend>
        <Country {...parts} />
        {FIELDS.map(({ name, isHalf, autoComplete, ...input }) => (
          <TextField
            key={name}
            {...input}
            id={fieldId(blockId, name)}
            name={name}
            label={label(name)}
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

/** Where goods that are not sent are bought from, as far as their taxes depend on it. */
export function CheckoutTaxPlace(parts: CheckoutParts): ReactElement {
  const { state, blockId, host } = parts;
  return (
    <fieldset className="commerce-checkout__section">
      <legend>{host.text('taxPlace')}</legend>
      <p>{host.text('taxPlaceHint')}</p>
      <Country {...parts} />
      {FIELDS.filter(({ name }) => isPlace(name)).map(({ name, isHalf: _, autoComplete, ...input }) => (
        <TextField
          key={name}
          {...input}
          id={fieldId(blockId, name)}
          name={name}
          label={host.text('optional', { label: host.text(name) })}
          error={state.refusal?.errors[name]}
          defaultValue={isPlace(name) ? state.place[name] : ''}
          autoComplete={`billing ${autoComplete}`}
          className="commerce-checkout__half"
        />
      ))}
    </fieldset>
  );
}

function isPlace(name: AddressField): name is 'state' | 'zip' {
  return name === 'state' || name === 'zip';
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
        <option value="">{host.text('chooseCountry')}</option>
        {state.view.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

function ShippingOptions({ state, blockId, host }: CheckoutParts): ReactElement {
  const options = selectShippingOptions(state);
  const chosen = selectShipping(state);
  const error = state.refusal?.errors['shippingOptionId'];
  const errorId = `${fieldId(blockId, 'shippingOptionId')}-error`;
  return (
    <fieldset className="commerce-checkout__section" {...(error ? { 'aria-describedby': errorId } : {})}>
      <legend>{host.text('shippingMethod')}</legend>
      {options.length === 0 && <p>{host.text('noShipping')}</p>}
      {options.map((option, index) => (
        <label key={option.id} className="commerce-choice">
          <input
            type="radio"
            name="shippingOptionId"
            value={option.id}
            defaultChecked={option.id === chosen?.id}
            required
            {...(index === 0 ? { id: fieldId(blockId, 'shippingOptionId') } : {})}
          />
          <span>{option.name}</span>
          <span className="commerce-choice__cost">
            {option.costCents === 0 ? host.text('shippingFree') : host.money.cents(option.costCents)}
          </span>
        </label>
      ))}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
