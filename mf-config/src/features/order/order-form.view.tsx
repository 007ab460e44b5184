import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { OrderAction } from 'shared-types/config/order';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
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
    <form
      className="config-order__form"
      method={call.method}
      action={call.path.replace(':number', number)}
      noValidate
      data-enhance=""
      data-ask={asks ? action : undefined}
      data-currency={asks ? view.order.currency : undefined}
      data-form-failure={text('failed')}
      data-form-failure-401={text('signedOut')}
      data-form-failure-403={text('notAllowed')}
    >
      <FormProblem form={formOf(form, action)} problem={text('problem')} />
      <input type="hidden" name={CRUMB_PARAMETER} value={perRequest.crumb} />
      <input type="hidden" name="key" value={perRequest.key} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="page" value={CONFIG_PATH.order.replace(':number', number)} />
      <input type="hidden" name="seen" value={view.seen} />
      <input type="hidden" name={ACT} value={action} />
      {children}
      <button className={action === 'cancel' || action === 'unsubscribe' ? 'button button--quiet' : 'button'}>
        <span className="config-order__idle">{text(action)}</span>
        <span className="config-order__busy">{text('working')}</span>
      </button>
    </form>
  );
}
