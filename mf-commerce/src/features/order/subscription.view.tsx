import type { ReactElement } from 'react';
import type { Order } from 'shared-types/commerce/orders/order';
import { SUBSCRIPTION_CALLS, type OrderSubscription } from 'shared-types/commerce/orders/subscription';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import { recurringText } from '../../parts/recurring/recurring-text';
import type { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import type { messages } from './order.messages';

interface SubscriptionProps {
  readonly blockId: string;
  readonly order: Pick<Order, 'grandTotalCents'>;
  readonly subscription: OrderSubscription;
  /** The secret in the order's URL, while the subscription can be cancelled. */
  readonly cancellable: string | undefined;
  /** The same, while another card can be entered. */
  readonly replaceable: string | undefined;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages & typeof recurringMessages>;
}

/** The subscription of the order: terms, next payment, and cancelling it. */
export function Subscription({ order, subscription, ...props }: SubscriptionProps): ReactElement {
  const { plan, number, nextText, isWaiting, lastText, ended, card, isCharged } = subscription;
  const { text, money } = props.host;
  const recurring = recurringText(plan, money.cents(order.grandTotalCents), props.host);
  return (
    <section className="commerce-order__subscription" id="subscription">
      <h2>{text('subscription')}</h2>
      <p>{text('subscriptionOrder', { number: String(number), recurring })}</p>
      {card && isCharged && <p>{text('subscriptionCharged', { card: card.name })}</p>}
      {nextText === undefined ? (
        <p>
          <strong>{text('subscriptionEnded', { ended: ended ?? 'other' })}</strong>
        </p>
      ) : (
        <p>
          {text(isWaiting ? 'subscriptionWaits' : 'subscriptionNext', { date: nextText })}
          {lastText !== undefined && <> {text('subscriptionLast', { date: lastText })}</>}
          {card && <> {text('subscriptionCard', { card: card.name, expires: card.expires })}</>}
        </p>
      )}
      {props.replaceable !== undefined && <Replace {...props} hasCard={card !== undefined} token={props.replaceable} />}
      {props.cancellable !== undefined && <Cancel {...props} token={props.cancellable} />}
    </section>
  );
}

/** Leads to Stripe, so the browser sends it without script. */
function Replace({
  blockId,
  token,
  hasCard,
  host: { text, perRequest },
}: Pick<SubscriptionProps, 'blockId' | 'host'> & { readonly token: string; readonly hasCard: boolean }): ReactElement {
  return (
    <form method={SUBSCRIPTION_CALLS.replaceCard.method} action={SUBSCRIPTION_CALLS.replaceCard.path}>
      <HiddenFields blockId={blockId} host={{ perRequest }} />
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="button button--quiet" data-replace-card="">
        {text(hasCard ? 'replaceCard' : 'addCard')}
      </button>
    </form>
  );
}

/** Collapsed, so that nobody cancels by mistake. */
function Cancel({
  blockId,
  token,
  form,
  host: { text, perRequest },
}: Pick<SubscriptionProps, 'blockId' | 'form' | 'host'> & { readonly token: string }): ReactElement {
  return (
    <details className="commerce-order__cancel" open={form?.message !== undefined}>
      <summary>{text('cancel')}</summary>
      <form method={SUBSCRIPTION_CALLS.cancelSubscription.method} action={SUBSCRIPTION_CALLS.cancelSubscription.path}>
        {form?.message !== undefined && (
          <div className="form-error" role="alert">
            <p>{form.message}</p>
          </div>
        )}
        <p>{text('cancelText')}</p>
        <HiddenFields blockId={blockId} host={{ perRequest }} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button button--quiet" data-cancel-subscription="">
          {text('cancelNow')}
        </button>
      </form>
    </details>
  );
}
