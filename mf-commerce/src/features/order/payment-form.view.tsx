import type { ReactElement } from 'react';
import { ORDER_CALLS, type PaymentForm as PaymentFormTexts } from 'shared-types/commerce/orders/order';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import type { messages } from './order.messages';

interface PaymentFormProps {
  readonly texts: PaymentFormTexts;
  readonly blockId: string;
  /** The secret in the order's URL. */
  readonly token: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** The form of the order's payment provider. */
export function PaymentForm({
  texts,
  blockId,
  token,
  form,
  host: { text, perRequest },
}: PaymentFormProps): ReactElement {
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.intro}</p>
      <form
        method={ORDER_CALLS.payOrder.method}
        action={ORDER_CALLS.payOrder.path}
        data-enhance=""
        data-form-failure={text('payFailed')}
      >
        <div
          className="form-error"
          data-form-error=""
          tabIndex={-1}
          {...(form?.message && { role: 'alert', autoFocus: true })}
        >
          {form?.message && <p>{form.message}</p>}
        </div>
        <HiddenFields blockId={blockId} host={{ perRequest }} />
        <input type="hidden" name="page" value={perRequest.return} />
        <input type="hidden" name="token" value={token} />
        <div className="commerce-order__pay">
          {texts.choices.map(({ outcome, label }, index) => (
            <button
              key={outcome}
              type="submit"
              className={index === 0 ? 'button' : 'button button--quiet'}
              name="outcome"
              value={outcome}
            >
              {label}
            </button>
          ))}
        </div>
      </form>
    </section>
  );
}
