import type { ReactElement } from 'react';
import type { FieldProps as CommonField } from 'shared-types/site/field';
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

/** The field as the contract's views draw it. */
export function commonField(props: FieldProps): CommonField {
  const { field, elementId, error, text } = props;
  const limit = field.maxLength && text('atMost', { count: field.maxLength });
  const hint = [field.description, limit].filter(Boolean).join(' ') || undefined;
  return { id: elementId, name: field.id, label: <FieldTitle {...props} />, hint, error };
}
