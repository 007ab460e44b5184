import type { ReactElement } from 'react';
import { GIFT_CARD_LONGEST } from 'shared-types/commerce/gift-card-checkout';
import { PaymentChoice } from '../../../parts/payment-choice/payment-choice.view';
import { Field, fieldMarks, TextField } from './field.view';
import { fieldId, type CheckoutParts } from './parts';

/** Payment method and note. */
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
      {state.view.takesGiftCards && (
        <TextField
          id={fieldId(blockId, 'giftCard')}
          name="giftCard"
          label={host.text('optional', { label: host.text('giftCardCode') })}
          hint={host.text('giftCardHint')}
          error={state.refusal?.errors['giftCard']}
          defaultValue={form?.values['giftCard'] ?? ''}
          autoComplete="off"
          maxLength={GIFT_CARD_LONGEST.code}
        />
      )}
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
