import type { ReactElement, ReactNode } from 'react';
import { FieldGroup, FieldNotes } from 'shared-types/site/field';
import { commonField } from './common-field.view';
import type { FieldProps } from './field-props';
import { inputAttributes } from './input-attributes';

interface SingleProps {
  readonly props: FieldProps;
  /** Part of the control, in FIELD_PARTS. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** A field with one control. */
export function Single({ props, part = 'value', children }: SingleProps): ReactElement {
  const field = commonField(props);
  return (
    <div className="field">
      <label htmlFor={`${props.elementId}-${part}`}>{field.label}</label>
      <FieldNotes {...field} />
      {children}
    </div>
  );
}

interface GroupProps {
  readonly props: FieldProps;
  readonly children: ReactNode;
}

/** A field with several controls. */
export function Group({ props, children }: GroupProps): ReactElement {
  return (
    <FieldGroup {...commonField(props)} className="field">
      {children}
    </FieldGroup>
  );
}

interface PartProps {
  readonly props: FieldProps;
  readonly part: string;
  readonly label: string;
  readonly autoComplete: string;
  /** Keyboard of touch screens. HTML allows the tokens of a phone number's parts on text inputs only, not on `tel`. */
  readonly inputMode?: 'tel';
  readonly required?: boolean;
}

/** A labelled text input within a group. */
export function Part({ props, part, label, autoComplete, inputMode, ...own }: PartProps): ReactElement {
  const { required, ...attributes } = inputAttributes(props, part);
  return (
    <div className="field">
      <label className="forms-contact-form__part" htmlFor={`${props.elementId}-${part}`}>
        {label}
      </label>
      <input
        {...attributes}
        type="text"
        inputMode={inputMode}
        autoComplete={autoComplete}
        required={required && (own.required ?? true)}
      />
    </div>
  );
}
