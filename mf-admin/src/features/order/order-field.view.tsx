import type { ReactElement } from 'react';
import { ORDER_TEXT_LONGEST } from 'shared-types/admin/store/order';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';

interface OrderFieldProps {
  readonly block: string;
  readonly name: keyof typeof ORDER_TEXT_LONGEST;
  readonly label: string;
  readonly hint?: string;
  /** Initial value. */
  readonly value?: string;
  readonly form: FormState | undefined;
  readonly rows?: number;
  readonly inputMode?: 'decimal';
}

export function OrderField({ value, rows, inputMode, ...field }: OrderFieldProps): ReactElement {
  const { name, form } = field;
  const attributes = {
    dir: 'auto' as const,
    maxLength: ORDER_TEXT_LONGEST[name],
    defaultValue: form?.values[name] ?? value,
  };
  return (
    <Field {...blockField(field)}>
      {(control) =>
        rows === undefined ? (
          <input type="text" {...control} {...attributes} {...(inputMode && { inputMode })} autoComplete="off" />
        ) : (
          <textarea {...control} {...attributes} rows={rows} />
        )
      }
    </Field>
  );
}
