import type { ReactElement } from 'react';
import { ORDER_LOOKUP_CALLS, ORDER_LOOKUP_LONGEST } from 'shared-types/commerce/order-lookup';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import type { strings } from './order-lookup.strings';
import './order-lookup.css';

type LookupHost = RenderHost<typeof strings>;

/** Asks for address and number; once they are sent, says what comes of it, which is the same for every order and for none. */
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
      <Problem form={form} problem={text('problem')} />
      <p className="commerce-order-lookup__sent" data-form-message="" tabIndex={-1} hidden />
      <HiddenFields blockId={id} host={host} />
      <input type="hidden" name="page" value={perRequest.return} />
      <p>{text('intro')}</p>
      <Field block={id} name="email" label={text('email')} form={form} type="email" autoComplete="email" />
      <Field
        block={id}
        name="number"
        label={text('number')}
        hint={text('numberHint')}
        form={form}
        inputMode="numeric"
      />
      <button className="button">
        <span className="commerce-order-lookup__idle">{text('submit')}</span>
        <span className="commerce-order-lookup__busy">{text('submitting')}</span>
      </button>
    </form>
  );
}

/** What is wrong, above the form. On a page that comes back it takes the focus; in a page with script the shell writes into it. */
function Problem({ form, problem }: { readonly form: FormState | undefined; readonly problem: string }): ReactElement {
  const isWrong = Object.keys(form?.errors ?? {}).length > 0;
  const sentence = isWrong ? problem : form?.message;
  return (
    <div
      className="form-error"
      data-form-error=""
      data-form-summary={problem}
      {...(sentence && { role: 'alert', tabIndex: -1, autoFocus: true })}
    >
      {sentence && <p>{sentence}</p>}
    </div>
  );
}

interface FieldProps {
  readonly block: string;
  readonly name: keyof typeof ORDER_LOOKUP_LONGEST;
  readonly label: string;
  readonly hint?: string;
  readonly form: FormState | undefined;
  readonly type?: 'email';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string;
}

function Field({ block, name, label, hint, form, ...attributes }: FieldProps): ReactElement {
  const inputId = `${block}-${name}`;
  const [hintId, errorId] = [`${inputId}-hint`, `${inputId}-error`];
  const error = form?.errors[name];
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      {hint !== undefined && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      <p className="field__error" id={errorId} data-field-error={name}>
        {error}
      </p>
      <input
        id={inputId}
        name={name}
        required
        maxLength={ORDER_LOOKUP_LONGEST[name]}
        defaultValue={form?.values[name]}
        aria-describedby={hint === undefined ? errorId : `${hintId} ${errorId}`}
        aria-invalid={error ? true : undefined}
        {...attributes}
      />
    </div>
  );
}
