import type { ReactElement } from 'react';
import type { PaymentMethod } from 'shared-types/commerce/checkout';
import type { RenderHost } from 'shared-types/host/render-host';
import { Field, fieldMarks } from './checkout-field.view';
import { fieldId, type CheckoutParts } from './checkout-parts';
import type { strings } from './checkout.strings';

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
        {state.view.paymentMethods.map((method, index) => (
          <label key={method.id} className="commerce-checkout__option commerce-checkout__option--payment">
            <input
              type="radio"
              name="paymentMethod"
              value={method.id}
              required
              defaultChecked={
                form?.values['paymentMethod'] === method.id || (index === 0 && !form?.values['paymentMethod'])
              }
              {...(index === 0 ? { id: fieldId(blockId, 'paymentMethod') } : {})}
            />
            <span>{host.text(method.id === 'test' ? 'payTest' : 'payOffline')}</span>
            <span className="commerce-checkout__instructions">{method.instructions}</span>
            <Installments method={method} host={host} />
          </label>
        ))}
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

function Installments({
  method,
  host,
}: {
  readonly method: PaymentMethod;
  readonly host: RenderHost<typeof strings>;
}): ReactElement | null {
  if (!method.installments) return null;
  const { count, minimumCents, maximumCents } = method.installments;
  const values = { count, minimum: host.money.cents(minimumCents), maximum: host.money.cents(maximumCents) };
  return <span className="commerce-checkout__instructions">{host.text('installments', values)}</span>;
}
