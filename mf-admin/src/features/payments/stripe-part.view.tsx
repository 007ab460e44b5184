import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAYMENTS_CALLS, type ConnectedStripe } from 'shared-types/admin/store/payments';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Facts } from '../../parts/detail-page/facts.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import { connectionValues, type PaymentsPartProps } from './payments-part';
import { SecretKeyForm } from './secret-key-form.view';

const API_KEYS = 'https://dashboard.stripe.com/apikeys';
const DASHBOARD = { live: 'https://dashboard.stripe.com/', test: 'https://dashboard.stripe.com/test/' } as const;

/** Card payments: the account with Stripe, or what it takes to connect one. */
export function StripePart(part: PaymentsPartProps): ReactElement {
  const { block, saved, form, host } = part;
  const { text } = host;
  const { stripe } = saved;
  const id = `block-${block}-stripe`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('stripe')}</h2>
      {stripe ? <Connected part={part} stripe={stripe} /> : <Introduction host={host} />}
      {stripe?.isReadable ? (
        <details className="admin-payments__more" open={form?.errors['secretKey'] !== undefined}>
          <summary>{text('replace')}</summary>
          <p>{text('replaceHint')}</p>
          <SecretKeyForm {...part} />
        </details>
      ) : (
        <SecretKeyForm {...part} />
      )}
      {stripe && <Disconnection {...part} />}
    </section>
  );
}

function Introduction({ host: { text } }: Pick<PaymentsPartProps, 'host'>): ReactElement {
  return (
    <>
      <p>{text('stripeIntro')}</p>
      <ol className="admin-payments__steps">
        <li>{text('stripeAccount')}</li>
        <li>
          {text('stripeKey')}{' '}
          <a href={API_KEYS} target="_blank" rel="noopener">
            {text('stripeKeys')}
          </a>
        </li>
        <li>{text('stripeTest')}</li>
      </ol>
    </>
  );
}

interface ConnectedProps {
  readonly part: PaymentsPartProps;
  readonly stripe: ConnectedStripe;
}

function Connected({ part, stripe }: ConnectedProps): ReactElement {
  const { text } = part.host;
  const { name, id, mode, by, atText, hasWebhook, isReadable } = stripe;
  return (
    <>
      {!isReadable && (
        <p className="admin-payments__notice" role="status">
          {text('unreadable')}
        </p>
      )}
      <p className="admin-payments__account">
        <strong dir="auto">{name || id}</strong>{' '}
        <span className={`admin-payments__mode admin-payments__mode--${mode}`}>{text('mode', { mode })}</span>
      </p>
      {mode === 'test' && <p>{text('testHint')}</p>}
      <Facts
        facts={[
          [text('connectedBy'), text('connectedByText', { by, at: atText })],
          [text('webhook'), text('webhookText', { has: String(hasWebhook) })],
        ]}
      />
      <p>
        <a href={DASHBOARD[mode]} target="_blank" rel="noopener">
          {text('dashboard')}
        </a>
      </p>
    </>
  );
}

/** The second submission confirms it. */
function Disconnection(part: PaymentsPartProps): ReactElement {
  const { form, host } = part;
  const { text } = host;
  const question = form?.question;
  const isConfirming = question !== undefined;
  const { method, path } = PAYMENTS_CALLS.disconnectStripe;
  return (
    <form className="admin-detail-page__form" method={method} action={path}>
      <HiddenInputs values={{ ...connectionValues(part), ...(isConfirming ? { confirmed: 'yes' } : {}) }} />
      {isConfirming && <Confirmation question={question} />}
      <div className="admin-detail-page__actions">
        <button type="submit" className={isConfirming ? 'button' : 'button button--quiet'}>
          {text(isConfirming ? 'disconnectYes' : 'disconnect')}
        </button>
        {isConfirming && (
          <a className="button button--quiet" href={ADMIN_PATH.payments}>
            {text('disconnectNo')}
          </a>
        )}
      </div>
    </form>
  );
}
