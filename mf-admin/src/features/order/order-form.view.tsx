import type { ReactElement, ReactNode } from 'react';
import type { Order } from 'shared-types/commerce/orders/order';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MANAGED_ORDER_CALLS, type ManagedOrderView, type OrderAction } from 'shared-types/admin/store/order';
import type { FormState } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import type { OrderParts } from './order-host';

/** Name of the field that identifies the submitted form. */
const ACT = 'act';

const CALLS = {
  pay: MANAGED_ORDER_CALLS.markOrderPaid,
  fulfil: MANAGED_ORDER_CALLS.fulfilOrder,
  refund: MANAGED_ORDER_CALLS.refundOrder,
  cancel: MANAGED_ORDER_CALLS.cancelOrder,
  unsubscribe: MANAGED_ORDER_CALLS.endSubscription,
  grant: MANAGED_ORDER_CALLS.grantDownloads,
  reissue: MANAGED_ORDER_CALLS.reissueGiftCard,
  note: MANAGED_ORDER_CALLS.noteOrder,
} as const satisfies Readonly<Record<OrderAction, object>>;

/** Actions that move money or stock, and therefore ask for confirmation. */
const CONFIRMED_ACTIONS: readonly OrderAction[] = ['refund', 'cancel'];

/** Names of the fields whose values the confirmation repeats. */
const CHOSEN = ['amount', 'reason', 'restock'];

interface OrderFormProps extends Pick<OrderParts, 'block' | 'form' | 'host'> {
  /** The parts of the order that the form needs. */
  readonly view: Pick<ManagedOrderView, 'seen'> & { readonly order: Pick<Order, 'number' | 'currency'> };
  readonly action: OrderAction;
  /** Explanation of the action, which the confirmation shows too. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** The form state of this action's form; a page that shows a form again has the state of one form only. */
export function formOf(form: FormState | undefined, action: OrderAction): FormState | undefined {
  return form?.values[ACT] === action ? form : undefined;
}

/** One action on an order, as a plain HTML form that the shell submits if scripts run. */
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
        // One idempotency key per form, so that a lost reply to one form does not block the others.
        key: `${perRequest.key}-${action}`,
        block,
        page,
        // The confirmation refers to the order as it was when the question was shown.
        seen: (isConfirming && values?.['seen']) || view.seen,
        [ACT]: action,
        // The confirmation sends exactly the values that its question names.
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
