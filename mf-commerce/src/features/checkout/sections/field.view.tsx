import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { FieldError, FieldHint } from 'shared-types/site/field';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** ARIA attributes that connect a control with its hint and error. */
export function fieldMarks({ id, hint, error }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, ...(described ? { 'aria-describedby': described } : {}), ...(error ? { 'aria-invalid': true } : {}) };
}

/** A label, its control and its error. */
export function Field({
  children,
  className = '',
  ...field
}: FieldProps & { readonly children: ReactNode; readonly className?: string }): ReactElement {
  const { id, label, hint, error } = field;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <FieldHint id={id} hint={hint} />
      {children}
      {error && <FieldError id={id} error={error} />}
    </div>
  );
}

type TextFieldProps = FieldProps & { readonly className?: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'type' | 'autoComplete' | 'required' | 'maxLength' | 'defaultValue' | 'inputMode'
  >;

/** A single-line text field. */
export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps): ReactElement {
  const field = { id, label, ...(hint ? { hint } : {}), error };
  return (
    <Field {...field} {...(className ? { className } : {})}>
      <input type="text" {...input} {...fieldMarks(field)} />
    </Field>
  );
}
