import type { ReactElement, ReactNode } from 'react';
import type { OrderAction } from 'shared-types/admin/store/order';
import { OrderField } from './order-field.view';
import { formOf, OrderForm } from './order-form.view';
import { amountOf, type OrderParts } from './order-host';

/** The currently possible actions of an order, with one form each. */
export function OrderActions(parts: OrderParts): ReactElement {
  const { block, view, host } = parts;
  const { actions, order, refundableCents } = view;
  const may = (action: OrderAction) => actions.includes(action);
  return (
    <section className="admin-order__part" aria-labelledby={`block-${block}-actions`}>
      <h2 id={`block-${block}-actions`}>{host.text('actions')}</h2>
      {order.progress.status === 'cancelled' && refundableCents > 0 && (
        <p>{host.text('stillRefund', { amount: amountOf(parts)(refundableCents) })}</p>
      )}
      {order.progress.heldUntilText && <p>{host.text('heldUntil', { time: order.progress.heldUntilText })}</p>}
      {order.progress.isReleased && <p>{host.text('released')}</p>}
      {actions.length === 0 && <p>{host.text('readOnly')}</p>}
      {may('pay') && (
        <Action {...parts} action="pay">
          <OrderForm {...parts} action="pay" />
        </Action>
      )}
      {may('fulfil') && <Fulfil {...parts} />}
      {may('refund') && <Refund {...parts} />}
      {may('cancel') && <Cancel {...parts} />}
      {may('unsubscribe') && (
        <Action {...parts} action="unsubscribe">
          <OrderForm {...parts} action="unsubscribe" />
        </Action>
      )}
      {may('grant') && <Grant {...parts} />}
      {may('reissue') && (
        <Action {...parts} action="reissue">
          <OrderForm {...parts} action="reissue" />
        </Action>
      )}
      {may('note') && <Note {...parts} />}
    </section>
  );
}

interface ActionProps extends OrderParts {
  readonly action: 'pay' | 'fulfil' | 'refund' | 'cancel' | 'unsubscribe' | 'grant' | 'reissue';
  readonly children: ReactNode;
}

/** Closed, unless the page has a message about it. */
function Action({ view, form, host, action, children }: ActionProps): ReactElement {
  const isLate = action === 'pay' && view.order.progress.status === 'cancelled';
  return (
    <details className="admin-order__action" open={formOf(form, action) !== undefined}>
      <summary>{host.text(action)}</summary>
      {action !== 'refund' && <p className="admin-muted">{host.text(isLate ? 'payLateHint' : `${action}Hint`)}</p>}
      {children}
    </details>
  );
}

function Fulfil(parts: OrderParts): ReactElement {
  const { block, host } = parts;
  const form = formOf(parts.form, 'fulfil');
  const label = (name: 'carrier' | 'tracking') => host.text('optional', { label: host.text(name) });
  return (
    <Action {...parts} action="fulfil">
      <OrderForm {...parts} action="fulfil">
        <OrderField block={block} name="carrier" label={label('carrier')} form={form} />
        <OrderField block={block} name="trackingNumber" label={label('tracking')} form={form} />
      </OrderForm>
    </Action>
  );
}

function Refund(parts: OrderParts): ReactElement {
  const { block, view, host } = parts;
  const form = formOf(parts.form, 'refund');
  return (
    <Action {...parts} action="refund">
      {view.isRefundedByHand && <p className="admin-muted">{host.text('refundByHand')}</p>}
      <OrderForm {...parts} action="refund" note={<GiftCardBack {...parts} />}>
        <OrderField
          block={block}
          name="amount"
          label={host.text('amount', { currency: view.order.currency })}
          hint={host.text('refundHint', { amount: amountOf(parts)(view.refundableCents) })}
          value={view.refundableAmount}
          form={form}
          inputMode="decimal"
        />
        <OrderField
          block={block}
          name="reason"
          label={host.text('optional', { label: host.text('reason') })}
          form={form}
        />
      </OrderForm>
    </Action>
  );
}

/** Cancelling an order has already returned the amount. */
function GiftCardBack(parts: OrderParts): ReactElement | null {
  const { order, refundableAmount } = parts.view;
  const { giftCardCents = 0, progress } = order;
  if (giftCardCents === 0 || progress.status === 'cancelled') return null;
  return (
    <p className="admin-muted" data-with-all={refundableAmount}>
      {parts.host.text('giftCardBack', { amount: amountOf(parts)(giftCardCents) })}
    </p>
  );
}

function Cancel(parts: OrderParts): ReactElement {
  const { view, host } = parts;
  const form = formOf(parts.form, 'cancel');
  return (
    <Action {...parts} action="cancel">
      <OrderForm {...parts} action="cancel">
        {view.restockablePieces > 0 && (
          <label className="admin-order__check">
            <input
              type="checkbox"
              name="restock"
              value="yes"
              defaultChecked={form ? form.values['restock'] === 'yes' : true}
            />
            {host.text('restock', { count: view.restockablePieces })}
          </label>
        )}
      </OrderForm>
    </Action>
  );
}

/** Remaining downloads of each file, and a button that adds more. */
function Grant(parts: OrderParts): ReactElement {
  const { view, host } = parts;
  return (
    <Action {...parts} action="grant">
      <ul>
        {(view.order.downloads ?? []).map(({ title, fileName, left, given, untilText = '' }) => (
          <li key={title}>
            <bdi>{fileName}</bdi>: {host.text('downloadsLeft', { left, given, until: untilText })}
          </li>
        ))}
      </ul>
      <OrderForm {...parts} action="grant" />
    </Action>
  );
}

function Note(parts: OrderParts): ReactElement {
  const { block, host } = parts;
  return (
    <OrderForm {...parts} action="note">
      <OrderField
        block={block}
        name="note"
        label={host.text('noteLabel')}
        hint={host.text('noteHint')}
        form={formOf(parts.form, 'note')}
        rows={3}
      />
    </OrderForm>
  );
}
