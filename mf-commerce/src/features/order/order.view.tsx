import type { ReactElement } from 'react';
import type { Order } from 'shared-types/commerce/orders/order';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { OrderLines } from '../../parts/order-lines/order-lines.view';
import type { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import { Totals } from '../../parts/totals/totals.view';
import { Downloads } from './downloads.view';
import { withMoneyOf } from './order-money';
import { Progress } from './order-progress.view';
import { owes, stageOf } from './order-stage';
import type { messages } from './order.messages';
import { Subscription } from './subscription.view';
import { PaymentForm } from './payment-form.view';
import '../../parts/order-lines/order-lines.css';
import '../../parts/totals/totals.css';
import './order.css';

type OrderHost = RenderHost<typeof messages & typeof recurringMessages>;

interface OrderProps {
  readonly order: Order;
  readonly host: OrderHost;
}

/** An order for its buyer: status, payment and items, as static HTML. */
export function element({ block, data, form }: PropsOf<'commerce/order/order'>, siteHost: OrderHost): ReactElement {
  const { order, payable, paymentForm, cancellable, replaceable } = data['commerce/order/order'];
  const host = withMoneyOf(order, siteHost);
  const stage = stageOf(order.progress);
  const kind = order.kind ?? 'goods';
  return (
    <article className="commerce-order" data-order={order.number}>
      <header className="commerce-order__head">
        <p className="commerce-order__number">{host.text('number', { kind, number: String(order.number) })}</p>
        <h1>{host.text(kind === 'donation' ? 'donationStage' : 'stage', { stage })}</h1>
        {stage !== 'cancelled' && (kind === 'goods' || kind === 'subscription') && <p>{host.text('thanks')}</p>}
        <p>{host.text('contact', { email: order.email })}</p>
        <PlacedAt order={order} host={host} />
      </header>
      <div className="commerce-order__body">
        <div className="commerce-order__facts">
          {order.progress && <Progress order={order} progress={order.progress} host={host} />}
          {payable !== undefined && paymentForm && (
            <PaymentForm texts={paymentForm} blockId={block.id} token={payable} form={form} host={host} />
          )}
          {order.downloads && <Downloads downloads={order.downloads} host={host} />}
          {owes(order) && payable === undefined && <Payment order={order} host={host} />}
          {order.subscription && (
            <Subscription
              blockId={block.id}
              order={order}
              subscription={order.subscription}
              cancellable={cancellable}
              replaceable={replaceable}
              form={payable === undefined ? form : undefined}
              host={host}
            />
          )}
          <DeliveryAddress order={order} host={host} />
        </div>
        <Summary order={order} host={host} />
      </div>
    </article>
  );
}

/** With the time zone, because the buyer's is unknown. */
function PlacedAt({ order, host }: OrderProps): ReactElement {
  const placed = new Date(order.placedAt);
  const date = new Intl.DateTimeFormat(host.context.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(placed);
  return (
    <p className="commerce-order__placed">
      <time dateTime={placed.toISOString()}>{host.text('placed', { date })}</time>
    </p>
  );
}

function Payment({ order, host }: OrderProps): ReactElement | null {
  if (!order.paymentInstructions) return null;
  return (
    <section>
      <h2>{host.text('pay')}</h2>
      <p className="commerce-order__instructions">{order.paymentInstructions}</p>
    </section>
  );
}

function DeliveryAddress({ order: { addressLines }, host }: OrderProps): ReactElement | null {
  if (!addressLines || addressLines.length === 0) return null;
  return (
    <section>
      <h2>{host.text('address')}</h2>
      <address className="commerce-order__address">
        {addressLines.map((line, index) => (
          <span key={index} dir="auto">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}

function Summary({ order, host }: OrderProps): ReactElement {
  const { shippingCostCents, ...amounts } = order;
  return (
    <section className="commerce-order__summary">
      <h2>{host.text('summary', { kind: order.kind ?? 'goods' })}</h2>
      {order.kind === 'donation' ? (
        <Gift order={order} host={host} />
      ) : (
        <>
          <OrderLines lines={order.lines} host={host} />
          <Totals
            amounts={order.address ? { ...amounts, shippingCostCents } : amounts}
            shippingName={order.shippingName}
            host={host}
          />
          <Paid order={order} host={host} />
        </>
      )}
    </section>
  );
}

/** A donation, which has no quantity and no further amounts. */
function Gift({ order: { lines, grandTotalCents }, host }: OrderProps): ReactElement {
  return (
    <p className="commerce-order__gift">
      <span dir="auto">{lines.map(({ title }) => title).join(', ')}</span>{' '}
      <strong>{host.money.cents(grandTotalCents)}</strong>
    </p>
  );
}

/** Gift card payment and amount due. */
function Paid({ order, host }: OrderProps): ReactElement | null {
  const { giftCardCents = 0, grandTotalCents } = order;
  if (giftCardCents === 0) return null;
  return (
    <dl className="commerce-totals">
      <div className="commerce-totals__row">
        <dt>{host.text('giftCard')}</dt>
        <dd>{host.money.cents(-giftCardCents)}</dd>
      </div>
      <div className="commerce-totals__row commerce-totals__row--grand">
        <dt>{host.text('due')}</dt>
        <dd>{host.money.cents(owes(order) ? grandTotalCents - giftCardCents : 0)}</dd>
      </div>
    </dl>
  );
}
