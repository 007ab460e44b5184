import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  CHOSEN_ORDER_PREFIX,
  ORDERS_CALLS,
  ORDERS_PARAMETER,
  type OrderEntry,
  type OrdersView,
} from 'shared-types/admin/store/orders';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { OrderRow } from './order-row.view';
import type { messages } from './orders.messages';

interface ListProps {
  readonly block: string;
  readonly view: OrdersView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** The orders of the page; those that reserve items can be selected and released. */
export function OrdersList({ block, view, form, host }: ListProps): ReactElement {
  const { entries, question, unpaid } = view;
  const numbers = releasable(entries);
  const rows = (isChoosing: boolean) => (
    <ol className="admin-orders__list">
      {entries.map((entry) => (
        <OrderRow
          key={entry.number}
          entry={entry}
          host={host}
          {...(isChoosing && entry.isHolding && { chosenAs: `${CHOSEN_ORDER_PREFIX}${entry.number}`, block })}
        />
      ))}
    </ol>
  );
  if (!unpaid || question.state !== 'held' || numbers.length === 0) return rows(false);
  const isConfirming = form?.question !== undefined;
  const page = `${ADMIN_PATH.orders}?${ORDERS_PARAMETER.state}=held`;
  return (
    <AdminForm
      className="admin-orders__release"
      call={ORDERS_CALLS.releaseOrders}
      sends={{ block, page, ...(isConfirming && { ...chosenOf(form), confirmed: 'yes' }) }}
      needsConfirmation={!isConfirming}
      host={host}
    >
      <FormProblem form={form} problem={host.text('problem')} />
      {form?.question !== undefined && <Confirmation question={form.question} />}
      {isConfirming ? (
        <p className="admin-orders__buttons">
          <button type="submit" className="button">
            {host.text('release')}
          </button>
          <a className="admin-orders__link" href={page}>
            {host.text('keep')}
          </a>
        </p>
      ) : (
        <>
          <p className="admin-orders__note">{host.text('releaseHint')}</p>
          <p className="admin-orders__buttons">
            <button type="submit" className="button">
              {host.text('release')}
            </button>
            {numbers.length > 1 && (
              <button type="submit" className="button button--quiet" name="all" value={numbers.join(' ')}>
                {host.text('releaseAll', { count: numbers.length })}
              </button>
            )}
          </p>
        </>
      )}
      {rows(!isConfirming)}
    </AdminForm>
  );
}

function releasable(entries: readonly OrderEntry[]): number[] {
  return entries.flatMap(({ isHolding, number }) => (isHolding ? [number] : []));
}

/** Sends exactly the orders that were confirmed. */
function chosenOf(form: FormState | undefined): Record<string, string> {
  const chosen = Object.entries(form?.values ?? {}).filter(
    ([name]) => name === 'all' || name.startsWith(CHOSEN_ORDER_PREFIX),
  );
  return Object.fromEntries(chosen);
}
