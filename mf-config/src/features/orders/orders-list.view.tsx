import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import {
  CHOSEN_ORDER_PREFIX,
  ORDERS_CALLS,
  ORDERS_PARAMETER,
  type OrderEntry,
  type OrdersView,
} from 'shared-types/config/orders';
import type { FormState } from 'shared-types/render';
import { ConfigForm } from '../../parts/config-form/config-form.view';
import { Asked } from '../../parts/detail-page/told.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { OrderRow } from './order-row.view';
import type { OrdersHost } from './orders-host';

interface ListProps {
  /** Id of the block it stands in. */
  readonly block: string;
  readonly view: OrdersView;
  readonly form: FormState | undefined;
  readonly host: OrdersHost;
}

/** The orders of the page; those that reserve items can be chosen and released where they are what the list shows. */
export function OrdersList({ block, view, form, host }: ListProps): ReactElement {
  const { entries, question, unpaid } = view;
  const numbers = releasable(entries);
  const rows = (isChoosing: boolean) => (
    <ol className="config-orders__list">
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
  const isAsked = form?.question !== undefined;
  const page = `${CONFIG_PATH.orders}?${ORDERS_PARAMETER.state}=held`;
  return (
    <ConfigForm
      className="config-orders__release"
      call={ORDERS_CALLS.releaseOrders}
      sends={{ block, page, ...(isAsked && { ...chosenOf(form), confirmed: 'yes' }) }}
      asks={!isAsked}
      host={host}
    >
      <FormProblem form={form} problem={host.text('problem')} />
      {form?.question !== undefined && <Asked question={form.question} />}
      {isAsked ? (
        <p className="config-orders__buttons">
          <button type="submit" className="button">
            {host.text('release')}
          </button>
          <a className="config-orders__home" href={page}>
            {host.text('keep')}
          </a>
        </p>
      ) : (
        <>
          <p className="config-orders__note">{host.text('releaseHint')}</p>
          <p className="config-orders__buttons">
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
      {rows(!isAsked)}
    </ConfigForm>
  );
}

function releasable(entries: readonly OrderEntry[]): number[] {
  return entries.flatMap(({ isHolding, number }) => (isHolding ? [number] : []));
}

/** What was asked about is what is sent. */
function chosenOf(form: FormState | undefined): Record<string, string> {
  const chosen = Object.entries(form?.values ?? {}).filter(
    ([name]) => name === 'all' || name.startsWith(CHOSEN_ORDER_PREFIX),
  );
  return Object.fromEntries(chosen);
}
