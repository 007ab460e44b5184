import type { ReactElement } from 'react';
import { ORDER_LOOKUP_CALLS, ORDER_LOOKUP_LONGEST } from 'shared-types/commerce/orders/order-lookup';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import { FormField } from '../../parts/plain-form/form-field.view';
import { FormProblem } from '../../parts/plain-form/form-problem.view';
import type { messages } from './order-lookup.messages';
import './order-lookup.css';

type LookupHost = RenderHost<typeof messages>;

/** A form for email address and order number; its confirmation is the same whether or not the order exists. */
export function element({ block, form }: PropsOf, host: LookupHost): ReactElement {
  return (
    <div className="commerce-order-lookup">
      <h1>{host.text('title')}</h1>
      {form?.done ? <Requested host={host} /> : <Form block={block} form={form} host={host} />}
    </div>
  );
}

function Requested({ host }: { readonly host: LookupHost }): ReactElement {
  return (
    <>
      <p role="status">{host.text('requested')}</p>
      <p>
        <a href={(host.context.languageRoot ?? '') + STORE_PATH.orderLookup}>{host.text('again')}</a>
      </p>
    </>
  );
}

type FormProps = Pick<PropsOf, 'block' | 'form'> & { readonly host: LookupHost };

function Form({ block: { id }, form, host }: FormProps): ReactElement {
  const { text, perRequest } = host;
  return (
    <form
      className="commerce-order-lookup__form"
      method={ORDER_LOOKUP_CALLS.requestOrderLink.method}
      action={ORDER_LOOKUP_CALLS.requestOrderLink.path}
      noValidate
      data-enhance=""
      data-form-failure={text('failed')}
    >
      <FormProblem form={form} problem={text('problem')} />
      <p className="commerce-order-lookup__sent" data-form-message="" tabIndex={-1} hidden />
      <HiddenFields blockId={id} host={host} />
      <input type="hidden" name="page" value={perRequest.return} />
      <p>{text('intro')}</p>
      <FormField
        block={id}
        name="email"
        label={text('email')}
        form={form}
        type="email"
        autoComplete="email"
        required
        maxLength={ORDER_LOOKUP_LONGEST.email}
      />
      <FormField
        block={id}
        name="number"
        label={text('number')}
        hint={text('numberHint')}
        form={form}
        inputMode="numeric"
        required
        maxLength={ORDER_LOOKUP_LONGEST.number}
      />
      <button type="submit" className="button" data-form-busy={text('submitting')}>
        {text('submit')}
      </button>
    </form>
  );
}
