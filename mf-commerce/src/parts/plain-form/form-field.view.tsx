import type { InputHTMLAttributes, ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';

interface FormFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'required' | 'maxLength'
> {
  readonly block: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly form: FormState | undefined;
  /** Number of text rows; 1 by default. */
  readonly rows?: number;
}

/** A field of a static form. */
export function FormField({
  rows,
  type = 'text',
  inputMode,
  block,
  name,
  label,
  hint,
  form,
  ...common
}: FormFieldProps): ReactElement {
  const attributes = { ...common, defaultValue: form?.values[name] };
  return (
    <Field {...blockField({ block, name, label, hint, form })}>
      {(control) =>
        rows === undefined ? (
          <input {...control} {...attributes} type={type} inputMode={inputMode} />
        ) : (
          <textarea {...control} {...attributes} rows={rows} dir="auto" />
        )
      }
    </Field>
  );
}
