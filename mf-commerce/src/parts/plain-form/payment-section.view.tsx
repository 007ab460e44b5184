import type { ReactElement } from 'react';
import type { OfferedPaymentMethod } from 'shared-types/commerce/checkout';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { fieldDescription, FieldError } from 'shared-types/site/field';
import { PaymentChoice, type PaymentMessages } from '../payment-choice/payment-choice.view';

interface PaymentSectionProps {
  readonly block: string;
  readonly methods: readonly OfferedPaymentMethod[];
  readonly form: FormState | undefined;
  readonly host: RenderHost<PaymentMessages & Readonly<Record<'payment', string>>>;
}

/** The payment methods of a static form, with an error. */
export function PaymentSection({ block, methods, form, host }: PaymentSectionProps): ReactElement {
  const id = `block-${block}-paymentMethod`;
  return (
    <fieldset className="commerce-plain-form__section">
      <legend>{host.text('payment')}</legend>
      <FieldError id={id} name="paymentMethod" error={form?.errors['paymentMethod']} />
      <PaymentChoice
        methods={methods}
        chosen={form?.values['paymentMethod']}
        id={id}
        describedBy={fieldDescription({ id })}
        host={host}
      />
    </fieldset>
  );
}
