import type { InputHTMLAttributes } from 'react';
import { amountStyle } from 'shared-types/site/number/amount-style';
import { Single } from './field-group.view';
import type { FieldKind } from './field-props';
import { inputAttributes } from './input-attributes';

const PART = 'value';

/** A single input of one line. */
function input(attributes: InputHTMLAttributes<HTMLInputElement>): FieldKind {
  return (props) => (
    <Single props={props}>
      <input {...inputAttributes(props, PART)} {...attributes} placeholder={props.field.placeholder || undefined} />
    </Single>
  );
}

export const TextField = input({ type: 'text' });
export const EmailField = input({ type: 'email', autoComplete: 'email' });
export const WebsiteField = input({ type: 'url', autoComplete: 'url' });
/** A text with a keyboard of digits: number inputs change by the wheel and take no comma. */
export const NumberField = input({ type: 'text', inputMode: 'decimal' });
export const DateField = input({ type: 'date' });
export const TimeField = input({ type: 'time' });
export const TwitterField = input({ type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false });

/** Never filled in again with what was typed. */
export const PasswordField: FieldKind = (props) => (
  <Single props={props}>
    <input {...inputAttributes(props, PART)} type="password" autoComplete="new-password" defaultValue="" />
  </Single>
);

/** The symbol stands where amounts of its currency have it. */
export const CurrencyField: FieldKind = (props) => {
  const { before, after } = amountStyle(props.field.currencySymbol ?? '');
  return (
    <Single props={props}>
      <div className="forms-contact-form__amount">
        {before && <span aria-hidden="true">{before.trim()}</span>}
        <input {...inputAttributes(props, PART)} type="text" inputMode="decimal" />
        {after && <span aria-hidden="true">{after.trim()}</span>}
      </div>
    </Single>
  );
};

/** Multi-line text. If it has a maximum, its counter is left to right in every language. */
export const TextareaField: FieldKind = (props) => (
  <Single props={props}>
    <textarea {...inputAttributes(props, PART)} rows={6} placeholder={props.field.placeholder || undefined} />
    {props.field.maxLength && (
      <p className="forms-contact-form__counter" dir="ltr" data-counter={props.field.maxLength} />
    )}
  </Single>
);

export const SelectField: FieldKind = (props) => (
  <Single props={props}>
    <select {...inputAttributes(props, PART)}>
      <option value="">{props.text('choose')}</option>
      {props.field.options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  </Single>
);
