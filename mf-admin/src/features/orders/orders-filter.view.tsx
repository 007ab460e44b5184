import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDER_FILTERS, ORDERS_PARAMETER, type OrdersView } from 'shared-types/admin/store/orders';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import type { ViewHost } from 'shared-types/host/render-host';
import { Field } from 'shared-types/site/field';
import type { messages } from './orders.messages';

interface FilterProps {
  readonly block: string;
  readonly view: OrdersView;
  readonly host: ViewHost<typeof messages>;
}

/** Filters in a GET form, so that the URL can be kept. */
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
  const error = view.unreadable.includes(name) ? host.text('noDay') : undefined;
  const field = { id: `block-${block}-${name}`, name: ORDERS_PARAMETER[name], label: host.text(name), error };
  return <Field {...field}>{(control) => <input {...control} type="date" defaultValue={view.question[name]} />}</Field>;
}
