import type { ReactElement } from 'react';
import type { PaymentMethod } from 'shared-types/commerce/checkout';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { PaymentChoice, type PaymentMessages } from '../payment-choice/payment-choice.view';

interface PaymentSectionProps {
  readonly block: string;
  readonly methods: readonly PaymentMethod[];
  readonly form: FormState | undefined;
  readonly host: RenderHost<PaymentMessages & Readonly<Record<'payment', string>>>;
}

/** The payment methods of a static form, with an error. */
export function PaymentSection({ block, methods, form, host }: PaymentSectionProps): ReactElement {
  const id = `block-${block}-paymentMethod`;
  return (
    <fieldset className="commerce-plain-form__section">
      <legend>{host.text('payment')}</legend>
      <p className="field__error" id={`${id}-error`} data-field-error="paymentMethod">
        {form?.errors['paymentMethod']}
      </p>
      <PaymentChoice
        methods={methods}
        chosen={form?.values['paymentMethod']}
        id={id}
        describedBy={`${id}-error`}
        host={host}
      />
    </fieldset>
  );
}
