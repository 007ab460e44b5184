import type { ReactElement } from 'react';
import type { FieldProps } from './field-props';

/** A field's title; only what may be left out is marked. */
export function FieldTitle({ field, text }: Pick<FieldProps, 'field' | 'text'>): ReactElement {
  return (
    <>
      {field.title}
      {!field.required && <span className="forms-contact-form__optional"> {text('optional')}</span>}
    </>
  );
}

/** What to know before filling the field in, and what is wrong with it. */
export function FieldNotes({ field, elementId, error, text }: FieldProps): ReactElement {
  const hint = [field.description, field.maxLength && text('atMost', { count: field.maxLength })]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <p className="field__hint" id={`${elementId}-hint`} hidden={!hint}>
        {hint}
      </p>
      <p className="field__error" id={`${elementId}-error`} data-field-error={field.id}>
        {error}
      </p>
    </>
  );
}
