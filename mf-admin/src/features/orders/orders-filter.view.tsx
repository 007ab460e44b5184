import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDER_FILTERS, ORDERS_PARAMETER, type OrdersView } from 'shared-types/admin/store/orders';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './orders.messages';

interface FilterProps {
  readonly block: string;
  readonly view: OrdersView;
  readonly host: ViewHost<typeof messages>;
}

/** What is to be shown: a form that asks for this page, so that its address can be kept. */
export function OrdersFilter({ block, view, host }: FilterProps): ReactElement {
  const { question } = view;
  return (
    <search className="admin-orders__question">
      <form className="admin-orders__filter" action={ADMIN_PATH.orders}>
        <div className="field">
          <label htmlFor={`block-${block}-search`}>{host.text('search')}</label>
          <input
            id={`block-${block}-search`}
            name={ORDERS_PARAMETER.search}
            type="search"
            defaultValue={question.search}
            maxLength={EMAIL_LENGTH.max}
            dir="auto"
          />
        </div>
        <div className="field">
          <label htmlFor={`block-${block}-state`}>{host.text('state')}</label>
          <select id={`block-${block}-state`} name={ORDERS_PARAMETER.state} defaultValue={question.state}>
            {(['', ...ORDER_FILTERS] as const).map((state) => (
              <option key={state} value={state}>
                {host.text('filter', { state })}
              </option>
            ))}
          </select>
        </div>
        <Day block={block} name="from" view={view} host={host} />
        <Day block={block} name="to" view={view} host={host} />
        <button type="submit" className="button">
          {host.text('find')}
        </button>
      </form>
      <p className="admin-orders__note">{host.text('utc')}</p>
    </search>
  );
}

function Day({ block, name, view, host }: FilterProps & { readonly name: 'from' | 'to' }): ReactElement {
  const id = `block-${block}-${name}`;
  const isWrong = view.unreadable.includes(name);
  return (
    <div className="field">
      <label htmlFor={id}>{host.text(name)}</label>
      <p className="field__error" id={`${id}-error`}>
        {isWrong && host.text('noDay')}
      </p>
      <input
        id={id}
        name={ORDERS_PARAMETER[name]}
        type="date"
        defaultValue={view.question[name]}
        aria-describedby={`${id}-error`}
        aria-invalid={isWrong || undefined}
      />
    </div>
  );
}
