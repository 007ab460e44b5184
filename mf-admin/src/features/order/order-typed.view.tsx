import type { ReactElement } from 'react';
import { ORDER_ACTIONS, type ORDER_TEXT_LONGEST, type OrderAction } from 'shared-types/admin/store/order';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { SignInBeside } from '../../parts/settings-form/sign-in-beside.view';
import { OrderField } from './order-field.view';
import { formOf, OrderForm } from './order-form.view';
import type { OrderParts } from './order-host';

type FieldName = keyof typeof ORDER_TEXT_LONGEST;

const FIELDS: Readonly<Record<OrderAction, readonly FieldName[]>> = {
  pay: [],
  fulfil: ['carrier', 'trackingNumber'],
  refund: ['amount', 'reason'],
  cancel: [],
  unsubscribe: [],
  grant: [],
  reissue: [],
  note: ['note'],
};
const LABELS = {
  carrier: 'carrier',
  trackingNumber: 'tracking',
  amount: 'amountTyped',
  reason: 'reason',
  note: 'noteLabel',
} as const satisfies Readonly<Record<FieldName, string>>;

/** The form as typed by an account whose session has ended. After signing in again in another tab, it can be sent. */
export function OrderTyped({ block, view, form, host }: OrderParts): ReactElement | null {
  const action = ORDER_ACTIONS.find((one) => formOf(form, one));
  if (!form || !action) return null;
  const { seen = '', restock } = form.values;
  // Without a session the order's currency is unknown; it may differ from the site's.
  const order = { number: view.order.number, currency: '' };
  return (
    <OrderForm block={block} view={{ seen, order }} form={form} host={host} action={action}>
      <SignInBeside form={form} text={host.text('signIn')} />
      {FIELDS[action].map((name) => (
        <OrderField
          key={name}
          block={block}
          name={name}
          label={host.text(LABELS[name])}
          form={form}
          {...(name === 'note' && { rows: 3 })}
          {...(name === 'amount' && { inputMode: 'decimal' })}
        />
      ))}
      {restock !== undefined && <HiddenInputs values={{ restock }} />}
    </OrderForm>
  );
}
