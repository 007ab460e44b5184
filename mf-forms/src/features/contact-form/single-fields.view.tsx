import type { ReactElement, ReactNode } from 'react';
import { FieldNotes } from 'shared-types/site/field';
import type { FieldKind, FieldProps } from './field-props';
import { commonField } from './common-field.view';
import { inputAttributes } from './input-attributes';

const PART = 'value';

function Single({ props, children }: { readonly props: FieldProps; readonly children: ReactNode }): ReactElement {
  const field = commonField(props);
  return (
    <div className="field">
      <label htmlFor={`${props.elementId}-${PART}`}>{field.label}</label>
      <FieldNotes {...field} />
      {children}
    </div>
  );
}

export const EmailField: FieldKind = (props) => (
  <Single props={props}>
    <input
      {...inputAttributes(props, PART)}
      type="email"
      autoComplete="email"
      placeholder={props.field.placeholder || undefined}
    />
  </Single>
);

export const TextField: FieldKind = (props) => (
  <Single props={props}>
    <input {...inputAttributes(props, PART)} type="text" placeholder={props.field.placeholder || undefined} />
  </Single>
);

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
