import type { ReactElement } from 'react';
import type { FieldProps as CommonField } from 'shared-types/site/field';
import type { FieldProps } from './field-props';

export function FieldTitle({ field, text }: Pick<FieldProps, 'field' | 'text'>): ReactElement {
  return (
    <>
      {field.title}
      {!field.required && <span className="forms-contact-form__optional"> {text('optional')}</span>}
    </>
  );
}

export function commonField(props: FieldProps): CommonField {
  const { field, elementId, error, text } = props;
  const limit = field.maxLength && text('atMost', { count: field.maxLength });
  const hint = [field.description, limit].filter(Boolean).join(' ') || undefined;
  return { id: elementId, name: field.id, label: <FieldTitle {...props} />, hint, error };
}
