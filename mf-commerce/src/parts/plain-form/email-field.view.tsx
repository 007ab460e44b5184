import type { ReactElement } from 'react';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { FormField } from './form-field.view';

interface EmailFieldProps {
  readonly block: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<Readonly<Record<'email' | 'emailHint', string>>>;
}

/** The buyer's email address. */
export function EmailField({ host: { text }, ...field }: EmailFieldProps): ReactElement {
  return (
    <FormField
      {...field}
      name="email"
      label={text('email')}
      hint={text('emailHint')}
      type="email"
      autoComplete="email"
      maxLength={EMAIL_LENGTH.max}
      required
    />
  );
}
