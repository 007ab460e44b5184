import type { ReactElement } from 'react';
import { ORDER_CALLS } from 'shared-types/commerce/order';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import type { messages } from './order.messages';

interface TestPaymentProps {
  readonly blockId: string;
  /** The secret in the order's URL. */
  readonly token: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** Two buttons instead of a payment: paid or declined. */
export function TestPayment({ blockId, token, form, host: { text, perRequest } }: TestPaymentProps): ReactElement {
  return (
    <section>
      <h2>{text('testTitle')}</h2>
      <p>{text('testIntro')}</p>
      <form
        method={ORDER_CALLS.payOrder.method}
        action={ORDER_CALLS.payOrder.path}
        data-enhance=""
        data-form-failure={text('testFailed')}
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
          <button type="submit" className="button" name="outcome" value="pay">
            {text('testPay')}
          </button>
          <button type="submit" className="button button--quiet" name="outcome" value="decline">
            {text('testDecline')}
          </button>
        </div>
      </form>
    </section>
  );
}
