import type { ReactElement, ReactNode } from 'react';
import { amountOf, type OrderParts } from './order-host';

/** Buyer, address and delivery. Texts by buyers have their own direction. */
export function OrderBuyer(parts: OrderParts): ReactElement {
  const { block, view, host } = parts;
  const { order, phone, buyerNote, giftCard, subscription } = view;
  const { carrier, trackingNumber } = order.progress;
  return (
    <section className="admin-order__part" aria-labelledby={`block-${block}-buyer`}>
      <h2 id={`block-${block}-buyer`}>{host.text('buyer')}</h2>
      <dl className="admin-order__facts">
        <Fact name={host.text('email')}>
          <a className="admin-order__link" href={`mailto:${encodeURIComponent(order.email).replace('%40', '@')}`}>
            <bdi>{order.email}</bdi>
          </a>
        </Fact>
        {phone && (
          <Fact name={host.text('phone')}>
            <bdi>{phone}</bdi>
          </Fact>
        )}
        {order.addressLines !== undefined && order.addressLines.length > 0 && (
          <Fact name={host.text('address')}>
            <span className="admin-order__lines" dir="auto">
              {order.addressLines.join('\n')}
            </span>
          </Fact>
        )}
        {buyerNote && (
          <Fact name={host.text('buyerNote')}>
            <span className="admin-order__lines" dir="auto">
              {buyerNote}
            </span>
          </Fact>
        )}
        {subscription && (
          <Fact name={host.text('subscription')}>
            <span className="admin-order__lines">{subscription.join('\n')}</span>
          </Fact>
        )}
        {giftCard && (
          <Fact name={host.text('giftCard')}>
            {host.text('giftCardLeft', { ending: giftCard.ending, amount: amountOf(parts)(giftCard.balanceCents) })}
          </Fact>
        )}
        {carrier && (
          <Fact name={host.text('carrier')}>
            <bdi>{carrier}</bdi>
          </Fact>
        )}
        {trackingNumber && (
          <Fact name={host.text('tracking')}>
            <bdi>{trackingNumber}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="admin-order__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
