import type { ReactElement } from 'react';
import { ORDER_TEXT_LONGEST } from 'shared-types/admin/store/order';
import type { FormState } from 'shared-types/render';

interface OrderFieldProps {
  readonly block: string;
  readonly name: keyof typeof ORDER_TEXT_LONGEST;
  readonly label: string;
  readonly hint?: string;
  /** What is in it as long as nobody has typed. */
  readonly value?: string;
  readonly form: FormState | undefined;
  /** Lines it has room for; one where absent. */
  readonly rows?: number;
  readonly inputMode?: 'decimal';
}

/** A field of one of the forms, with its hint and what is wrong with it. */
export function OrderField({ block, name, label, hint, value, form, rows, inputMode }: OrderFieldProps): ReactElement {
  const id = `block-${block}-${name}`;
  const error = form?.errors[name];
  const attributes = {
    id,
    name,
    dir: 'auto' as const,
    maxLength: ORDER_TEXT_LONGEST[name],
    defaultValue: form?.values[name] ?? value,
    'aria-describedby': hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field__error" id={`${id}-error`} data-field-error={name}>
        {error}
      </p>
      {rows === undefined ? (
        <input type="text" {...attributes} {...(inputMode && { inputMode })} autoComplete="off" />
      ) : (
        <textarea {...attributes} rows={rows} />
      )}
    </div>
  );
}
