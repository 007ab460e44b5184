import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';

/** The words totals need from their feature. */
type TotalsStrings = Readonly<Record<'subtotal' | 'shipping' | 'shippingFree' | 'tax' | 'discount' | 'total', string>>;

/** Amounts of an order, in cents. */
export interface Amounts {
  readonly subtotalCents: number;
  /** Absent where nothing is sent. */
  readonly shippingCostCents?: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
}

interface TotalsProps {
  readonly amounts: Amounts;
  /** Name of the way it is sent. */
  readonly shippingName: string;
  readonly host: RenderHost<TotalsStrings>;
}

/** What an order comes to, row by row; rows of nothing are left out. */
export function Totals({ amounts, shippingName, host }: TotalsProps): ReactElement {
  const { subtotalCents, shippingCostCents, taxCents, discountCents, grandTotalCents } = amounts;
  return (
    <dl className="commerce-totals">
      <Row label={host.text('subtotal')} amount={host.money.cents(subtotalCents)} />
      {shippingCostCents !== undefined && (
        <Row
          label={shippingName ? `${host.text('shipping')} · ${shippingName}` : host.text('shipping')}
          amount={shippingCostCents === 0 ? host.text('shippingFree') : host.money.cents(shippingCostCents)}
        />
      )}
      {discountCents > 0 && <Row label={host.text('discount')} amount={host.money.cents(-discountCents)} />}
      {taxCents > 0 && <Row label={host.text('tax')} amount={host.money.cents(taxCents)} />}
      <div className="commerce-totals__row commerce-totals__row--grand">
        <dt>{host.text('total')}</dt>
        <dd data-grand-total>{host.money.cents(grandTotalCents)}</dd>
      </div>
    </dl>
  );
}

function Row({ label, amount }: { readonly label: string; readonly amount: string }): ReactElement {
  return (
    <div className="commerce-totals__row">
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
