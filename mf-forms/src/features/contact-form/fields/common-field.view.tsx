import type { ReactElement } from 'react';
import type { FieldProps as CommonField } from 'shared-types/site/field';
import { MOST_MEGABYTES } from './most-megabytes';
import type { FieldProps } from './field-props';

export function FieldTitle({ field, text }: Pick<FieldProps, 'field' | 'text'>): ReactElement {
  return (
    <>
      {field.title}
      {!field.required && field.type !== 'calculation' && (
        <span className="forms-contact-form__optional"> {text('optional')}</span>
      )}
    </>
  );
}

export function commonField(props: FieldProps): CommonField {
  const { field, elementId, error, text, condition } = props;
  const limit =
    field.type === 'file' ? fileLimit(props) : field.maxLength && text('atMost', { count: field.maxLength });
  const hint = [field.description, limit].filter(Boolean).join(' ');
  return {
    id: elementId,
    name: field.id,
    label: <FieldTitle {...props} />,
    hint: condition ? <ConditionalHint hint={hint} condition={condition} /> : hint || undefined,
    error,
  };
}

function fileLimit({ field: { accepts = 'any', mostFiles = 1 }, text }: FieldProps): string {
  return text('fileLimit', { kinds: text(`files-${accepts}`), count: mostFiles, size: MOST_MEGABYTES });
}

/** The condition is read where it is not acted upon; the style sheet hides it elsewhere, and a hint that says nothing else. */
function ConditionalHint({ hint, condition }: { readonly hint: string; readonly condition: string }): ReactElement {
  return (
    <>
      {hint && `${hint} `}
      <span className="forms-contact-form__condition" data-alone={hint ? undefined : ''}>
        {condition}
      </span>
    </>
  );
}
