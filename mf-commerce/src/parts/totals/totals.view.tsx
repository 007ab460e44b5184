import type { ReactElement } from 'react';
import type { AppliedDiscount } from 'shared-types/commerce/coupons';
import type { OrderTax } from 'shared-types/commerce/pricing';
import type { RenderHost } from 'shared-types/host/render-host';
import { percentText } from './percent-text';

/** Messages of the feature that totals use. */
type TotalsMessages = Readonly<
  Record<'subtotal' | 'shipping' | 'shippingFree' | 'tax' | 'taxIncluded' | 'discount' | 'total', string>
>;

/** Amounts of an order, in cents. */
export interface Amounts {
  readonly subtotalCents: number;
  /** Undefined if nothing is shipped. */
  readonly shippingCostCents?: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  /** Parts of the discount; one row by default. */
  readonly discounts?: readonly AppliedDiscount[];
  /** Parts of the tax; one row by default. */
  readonly taxes?: readonly Pick<OrderTax, 'name' | 'rate' | 'amountCents'>[];
  /** True if prices include taxes. */
  readonly isTaxIncluded?: boolean;
}

interface TotalsProps {
  readonly amounts: Amounts;
  /** Name of the shipping method. */
  readonly shippingName: string;
  /** True until the server has confirmed the amounts. */
  readonly isUnconfirmed?: boolean;
  /** True if the subtotal is shown elsewhere. */
  readonly withoutSubtotal?: boolean;
  readonly host: RenderHost<TotalsMessages>;
}

/** The total of an order in rows; empty rows are left out. */
export function Totals({
  amounts,
  shippingName,
  isUnconfirmed = false,
  withoutSubtotal = false,
  host,
}: TotalsProps): ReactElement {
  const { subtotalCents, grandTotalCents } = amounts;
  return (
    <dl className="commerce-totals" aria-busy={isUnconfirmed}>
      {!withoutSubtotal && <Row label={host.text('subtotal')} amount={host.money.cents(subtotalCents)} />}
      <Discounts amounts={amounts} host={host} />
      <Shipping amounts={amounts} shippingName={shippingName} host={host} />
      {!amounts.isTaxIncluded && <Taxes amounts={amounts} host={host} />}
      <div className="commerce-totals__row commerce-totals__row--grand">
        <dt>{host.text('total')}</dt>
        <dd data-grand-total>{host.money.cents(grandTotalCents)}</dd>
      </div>
      {amounts.isTaxIncluded && <Taxes amounts={amounts} host={host} />}
    </dl>
  );
}

type PartProps = Pick<TotalsProps, 'amounts' | 'host'>;

function Discounts({ amounts: { discountCents, discounts }, host }: PartProps): ReactElement | null {
  const offGoods = discounts?.filter(({ kind, amountCents }) => kind !== 'shipping' && amountCents > 0) ?? [];
  if (discountCents === 0) return null;
  if (offGoods.length === 0) return <Row label={host.text('discount')} amount={host.money.cents(-discountCents)} />;
  return (
    <>
      {offGoods.map(({ code, amountCents }) => (
        <Row key={code} label={`${host.text('discount')} · ${code}`} amount={host.money.cents(-amountCents)} />
      ))}
    </>
  );
}

function Shipping({
  amounts: { shippingCostCents, discounts = [] },
  shippingName,
  host,
}: PartProps & Pick<TotalsProps, 'shippingName'>): ReactElement | null {
  if (shippingCostCents === undefined) return null;
  const freeBy = discounts.find(({ kind, amountCents }) => kind === 'shipping' && amountCents > 0)?.code;
  return (
    <Row
      label={[host.text('shipping'), shippingName, freeBy].filter(Boolean).join(' · ')}
      amount={shippingCostCents === 0 ? host.text('shippingFree') : host.money.cents(shippingCostCents)}
    />
  );
}

function Taxes({ amounts: { taxCents, taxes, isTaxIncluded = false }, host }: PartProps): ReactElement | null {
  if (taxCents === 0) return null;
  const rows = taxes?.filter(({ amountCents }) => amountCents > 0) ?? [];
  const label = (name: string) => (isTaxIncluded ? host.text('taxIncluded', { name }) : name);
  if (rows.length === 0) return <Row label={label(host.text('tax'))} amount={host.money.cents(taxCents)} />;
  return (
    <>
      {/* Two rules may have one name. */}
      {rows.map(({ name, rate, amountCents }, place) => (
        <Row key={place} label={label(`${name} ${percentText(rate, host)}`)} amount={host.money.cents(amountCents)} />
      ))}
    </>
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
