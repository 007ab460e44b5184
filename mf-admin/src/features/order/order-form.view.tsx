import type { ReactElement, ReactNode } from 'react';
import type { Order } from 'shared-types/commerce/orders/order';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MANAGED_ORDER_CALLS, type ManagedOrderView, type OrderAction } from 'shared-types/admin/store/order';
import type { FormState } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import type { OrderParts } from './order-host';

/** The name of the field that says which form was sent. */
const ACT = 'act';

const CALLS = {
  pay: MANAGED_ORDER_CALLS.markOrderPaid,
  fulfil: MANAGED_ORDER_CALLS.fulfilOrder,
  refund: MANAGED_ORDER_CALLS.refundOrder,
  cancel: MANAGED_ORDER_CALLS.cancelOrder,
  unsubscribe: MANAGED_ORDER_CALLS.endSubscription,
  grant: MANAGED_ORDER_CALLS.grantDownloads,
  note: MANAGED_ORDER_CALLS.noteOrder,
} as const satisfies Readonly<Record<OrderAction, object>>;

/** What moves money or stock, and is asked about first. */
const CONFIRMED_ACTIONS: readonly OrderAction[] = ['refund', 'cancel'];

/** What is chosen in a form that is asked about, by the names of the fields. */
const CHOSEN = ['amount', 'reason', 'restock'];

interface OrderFormProps extends Pick<OrderParts, 'block' | 'form' | 'host'> {
  /** What of the order it is filled from. */
  readonly view: Pick<ManagedOrderView, 'seen'> & { readonly order: Pick<Order, 'number' | 'currency'> };
  readonly action: OrderAction;
  /** What is said of it, also where the page asks. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** What the page has to say of one of its forms; a page that comes back has one of them. */
export function formOf(form: FormState | undefined, action: OrderAction): FormState | undefined {
  return form?.values[ACT] === action ? form : undefined;
}

/** One thing to do with an order: a form of plain HTML, which the shell sends where there is script. */
export function OrderForm({ block, view, form, host, action, note, children }: OrderFormProps): ReactElement {
  const { text, perRequest } = host;
  const number = String(view.order.number);
  const call = CALLS[action];
  const needsConfirmation = CONFIRMED_ACTIONS.includes(action);
  const page = ADMIN_PATH.order.replace(':number', number);
  const { question, values } = formOf(form, action) ?? {};
  const isConfirming = question !== undefined;
  const chosen = Object.entries(values ?? {}).filter(([name]) => CHOSEN.includes(name));
  return (
    <AdminForm
      className="admin-order__form"
      call={{ method: call.method, path: call.path.replace(':number', number) }}
      needsConfirmation={needsConfirmation && !isConfirming}
      data-confirm={needsConfirmation && !isConfirming ? action : undefined}
      data-currency={needsConfirmation ? view.order.currency : undefined}
      sends={{
        // Each form has its own: whose answer was lost keeps no other from being sent.
        key: `${perRequest.key}-${action}`,
        block,
        page,
        // Anyone who has been asked has seen the order as it was then.
        seen: (isConfirming && values?.['seen']) || view.seen,
        [ACT]: action,
        // What was asked about is what is sent.
        ...(isConfirming && { ...Object.fromEntries(chosen), confirmed: 'yes' }),
      }}
      host={host}
    >
      <FormProblem form={formOf(form, action)} problem={text('problem')} />
      {isConfirming && (
        <p className="admin-order__notice" tabIndex={-1} {...{ role: 'alert', autoFocus: true }}>
          {question}
        </p>
      )}
      {!isConfirming && children}
      {note}
      <button
        type="submit"
        className={action === 'cancel' || action === 'unsubscribe' ? 'button button--quiet' : 'button'}
      >
        <span className="admin-order__idle">{text(action)}</span>
        <span className="admin-order__busy">{text('working')}</span>
      </button>
      {isConfirming && (
        <a className="admin-order__link" href={page}>
          {text('keep')}
        </a>
      )}
    </AdminForm>
  );
}
