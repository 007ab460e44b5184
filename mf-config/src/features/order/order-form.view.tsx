import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { OrderAction } from 'shared-types/config/order';
import type { FormState } from 'shared-types/render';
import { ConfigForm } from '../../parts/config-form/config-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import type { OrderParts } from './order-host';

/** The name of the field that says which form was sent. */
const ACT = 'act';

interface OrderFormProps extends OrderParts {
  readonly action: OrderAction;
  readonly call: { readonly method: string; readonly path: string };
  /** True for what moves money or stock, which is asked about first. */
  readonly asks?: boolean;
  readonly children?: ReactNode;
}

/** What the page has to say of one of its forms; a page that comes back has one of them. */
export function formOf(form: FormState | undefined, action: OrderAction): FormState | undefined {
  return form?.values[ACT] === action ? form : undefined;
}

/** One thing to do with an order: a form of plain HTML, which the shell sends where there is script. */
export function OrderForm({ block, view, form, host, action, call, asks, children }: OrderFormProps): ReactElement {
  const { text, perRequest } = host;
  const number = String(view.order.number);
  return (
    <ConfigForm
      className="config-order__form"
      call={{ method: call.method, path: call.path.replace(':number', number) }}
      data-ask={asks ? action : undefined}
      data-currency={asks ? view.order.currency : undefined}
      sends={{
        key: perRequest.key,
        block,
        page: CONFIG_PATH.order.replace(':number', number),
        seen: view.seen,
        [ACT]: action,
      }}
      host={host}
    >
      <FormProblem form={formOf(form, action)} problem={text('problem')} />
      {children}
      <button className={action === 'cancel' || action === 'unsubscribe' ? 'button button--quiet' : 'button'}>
        <span className="config-order__idle">{text(action)}</span>
        <span className="config-order__busy">{text('working')}</span>
      </button>
    </ConfigForm>
  );
}
