import type { ReactElement } from 'react';
import { MAILING_LIST_CALLS, type SubscriptionView } from 'shared-types/forms/mailing-list';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import type { messages } from './mailing-list.messages';
import './mailing-list.css';

type ListHost = RenderHost<typeof messages>;

interface PartProps {
  readonly block: string;
  readonly view: SubscriptionView;
  readonly form: FormState | undefined;
  readonly host: ListHost;
}

/** Confirms or ends a subscription by one button, or says why the link cannot. */
export function element(
  { block, data, form }: PropsOf<'forms/mailing-list/subscription'>,
  host: ListHost,
): ReactElement {
  const view = data['forms/mailing-list/subscription'];
  return (
    <div className="forms-mailing-list">
      <h1>{host.text(`${view.act}Title`)}</h1>
      <Status block={block.id} view={view} form={form} host={host} />
    </div>
  );
}

function Status(props: PartProps): ReactElement {
  const { view, form, host } = props;
  const { act, status, list, email } = view;
  if (status === 'open')
    return (
      <Button {...props} call={act === 'confirm' ? 'confirmSubscription' : 'unsubscribe'} label={host.text(act)}>
        {host.text(`${act}Open`, { list, email })}
      </Button>
    );
  if (status === 'expired' && !form?.done)
    return (
      <Button {...props} call="requestConfirmation" label={host.text('requestAgain')}>
        {host.text('expired', { email })}
      </Button>
    );
  return (
    <>
      <p role="status" dir="auto" className="forms-mailing-list__notice">
        {endText(view, host)}
      </p>
      {status === 'unknown' && <p>{host.text('unknownMore')}</p>}
      <p>
        <a href={host.context.languageRoot ?? '/'}>{host.text('home')}</a>
      </p>
    </>
  );
}

function endText({ act, status, list }: SubscriptionView, { text }: ListHost): string {
  if (status === 'done') return text(`${act}Done`);
  if (status === 'left') return text('left', { list });
  // An expired link whose form was sent.
  return text(status === 'expired' ? 'requested' : 'unknown');
}

interface ButtonProps extends PartProps {
  readonly call: 'confirmSubscription' | 'requestConfirmation' | 'unsubscribe';
  readonly label: string;
  readonly children: string;
}

/** A form with nothing but a button. */
function Button({ block, view, form, host, call, label, children }: ButtonProps): ReactElement {
  const { method, path } = MAILING_LIST_CALLS[call];
  const message = form && !form.done ? (form.message ?? host.text('failed')) : undefined;
  return (
    <form
      className="forms-mailing-list__form"
      method={method}
      action={path}
      data-enhance=""
      data-form-failure={host.text('failed')}
      {...(view.sendsItself && !form && { 'data-sends-itself': '' })}
    >
      <p className="forms-mailing-list__notice" data-form-message="" tabIndex={-1} hidden />
      <div className="form-error" data-form-error="" {...(message && { role: 'alert', tabIndex: -1, autoFocus: true })}>
        {message && <p>{message}</p>}
      </div>
      <HiddenFields perRequest={host.perRequest} block={block} />
      <input type="hidden" name="token" value={view.token} />
      <p dir="auto" className="forms-mailing-list__text">
        {children}
      </p>
      <button type="submit" className="button" data-form-busy={host.text('sending')}>
        {label}
      </button>
    </form>
  );
}
