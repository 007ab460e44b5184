import type { FieldKind } from './field-props';
import { Group, Part, Single } from './field-group.view';
import { inputAttributes } from './input-attributes';

export const NameField: FieldKind = (props) => (
  <Group props={props}>
    <div className="forms-contact-form__pair">
      <Part props={props} part="first" label={props.text('first')} autoComplete="given-name" />
      <Part props={props} part="last" label={props.text('last')} autoComplete="family-name" />
    </div>
  </Group>
);

/** Not every country has states and postal codes, so none is required. */
export const AddressField: FieldKind = (props) => {
  const { text } = props;
  return (
    <Group props={props}>
      <Part props={props} part="line1" label={text('line1')} autoComplete="address-line1" />
      <Part props={props} part="line2" label={text('line2')} autoComplete="address-line2" required={false} />
      <div className="forms-contact-form__pair">
        <Part props={props} part="city" label={text('city')} autoComplete="address-level2" />
        <Part props={props} part="state" label={text('state')} autoComplete="address-level1" required={false} />
        <Part props={props} part="zip" label={text('zip')} autoComplete="postal-code" required={false} />
        <Part props={props} part="country" label={text('country')} autoComplete="country-name" required={false} />
      </div>
    </Group>
  );
};

/** A telephone number, with an input for the country's calling code if its owner wants one. */
export const PhoneField: FieldKind = (props) => {
  const { text, field } = props;
  if (!field.showCountryCode)
    return (
      <Single props={props} part="number">
        <input {...inputAttributes(props, 'number')} type="tel" autoComplete="tel" />
      </Single>
    );
  return (
    <Group props={props}>
      <div className="forms-contact-form__phone">
        <Part
          props={props}
          part="country"
          label={text('callingCode')}
          autoComplete="tel-country-code"
          inputMode="tel"
          required={false}
        />
        <Part props={props} part="number" label={text('phoneNumber')} autoComplete="tel-national" inputMode="tel" />
      </div>
    </Group>
  );
};
