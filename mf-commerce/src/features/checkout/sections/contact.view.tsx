import type { ReactElement } from 'react';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { TextField } from './field.view';
import { fieldId, type CheckoutParts } from './parts';

/** The buyer's contact data. */
export function CheckoutContact({ state, blockId, form, host }: CheckoutParts): ReactElement {
  const common = (name: string) => ({
    id: fieldId(blockId, name),
    name,
    error: state.refusal?.errors[name],
    defaultValue: form?.values[name] ?? '',
  });
  return (
    <fieldset className="commerce-checkout__section">
      <legend>{host.text('contact')}</legend>
      <TextField
        {...common('email')}
        label={host.text('email')}
        hint={host.text('emailHint')}
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_LENGTH.max}
      />
      <TextField
        {...common('phone')}
        label={host.text('optional', { label: host.text('phone') })}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </fieldset>
  );
}
