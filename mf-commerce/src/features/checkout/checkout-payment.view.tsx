import type { ReactElement } from 'react';
import { PaymentChoice } from '../../parts/payment-choice/payment-choice.view';
import { Field, fieldMarks } from './checkout-field.view';
import { fieldId, type CheckoutParts } from './checkout-parts';

/** How to pay, and a word to the shop. */
export function CheckoutPayment(parts: CheckoutParts): ReactElement {
  const { state, blockId, form, host } = parts;
  const note = {
    id: fieldId(blockId, 'note'),
    label: host.text('optional', { label: host.text('note') }),
    error: state.refusal?.errors['note'],
  };
  return (
    <>
      <fieldset className="commerce-checkout__section">
        <legend>{host.text('payment')}</legend>
        <PaymentChoice
          methods={state.view.paymentMethods}
          chosen={form?.values['paymentMethod']}
          id={fieldId(blockId, 'paymentMethod')}
          host={host}
        />
      </fieldset>
      <Field {...note}>
        <textarea
          name="note"
          rows={3}
          maxLength={2000}
          defaultValue={form?.values['note'] ?? ''}
          {...fieldMarks(note)}
        />
      </Field>
    </>
  );
}
