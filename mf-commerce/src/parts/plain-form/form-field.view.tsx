import type { InputHTMLAttributes, ReactElement } from 'react';
import type { FormState } from 'shared-types/render';

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

/** A field of a static form, with hint and error. */
export function FormField({
  block,
  name,
  label,
  hint,
  form,
  rows,
  type = 'text',
  inputMode,
  ...common
}: FormFieldProps): ReactElement {
  const id = `block-${block}-${name}`;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const error = form?.errors[name];
  const attributes = {
    id,
    name,
    ...common,
    defaultValue: form?.values[name],
    'aria-describedby': hint === undefined ? errorId : `${hintId} ${errorId}`,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      <p className="field__error" id={errorId} data-field-error={name}>
        {error}
      </p>
      {rows === undefined ? (
        <input {...attributes} type={type} inputMode={inputMode} />
      ) : (
        <textarea {...attributes} rows={rows} dir="auto" />
      )}
    </div>
  );
}
