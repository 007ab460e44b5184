import type { ReactElement, ReactNode } from 'react';
import { amountOf, type OrderParts } from './order-host';

/** The ordered items with their totals. */
export function OrderItems(parts: OrderParts): ReactElement {
  const { block, view, host } = parts;
  const amount = amountOf(parts);
  const names = ['product', 'sku', 'pieces', 'price', 'sum'] as const;
  return (
    <section className="admin-order__part" aria-labelledby={`block-${block}-items`}>
      <h2 id={`block-${block}-items`}>{host.text('items')}</h2>
      <table className="admin-order__table">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" className={`admin-order__column-${name}`}>
                {host.text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <bdi>{line.title}</bdi>
                {line.optionValues.map(({ optionName, value }) => (
                  <span key={optionName} className="admin-order__detail">
                    <bdi>
                      {optionName}: {value}
                    </bdi>
                  </span>
                ))}
                {line.answers?.map(({ title, answer }, index) => (
                  <span key={index} className="admin-order__detail">
                    <bdi>{answer ? `${title}: ${answer}` : title}</bdi>
                  </span>
                ))}
                {line.sku && (
                  <Folded name={host.text('sku')}>
                    <bdi>{line.sku}</bdi>
                  </Folded>
                )}
                <Folded name={host.text('price')}>{amount(line.unitPriceCents)}</Folded>
              </th>
              <td className="admin-order__column-sku">
                <bdi>{line.sku}</bdi>
              </td>
              <td>{line.quantity}</td>
              <td className="admin-order__column-price">{amount(line.unitPriceCents)}</td>
              <td>{amount(line.lineTotalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums {...parts} />
    </section>
  );
}

/** Values whose columns are hidden on narrow screens. */
function Folded({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <span className="admin-order__detail admin-order__folded">
      {name}: {children}
    </span>
  );
}

type SumRow = readonly [string, number, boolean];
type SumOrder = OrderParts['view']['order'];

function discountRows({ discounts = [] }: SumOrder, host: OrderParts['host']): SumRow[] {
  return discounts
    .filter(({ kind }) => kind !== 'shipping')
    .map(({ code, amountCents }) => [`${host.text('discount')} · ${code}`, -amountCents, amountCents > 0]);
}

function taxRows({ taxes = [], isTaxIncluded }: SumOrder, host: OrderParts['host']): SumRow[] {
  return taxes.map(({ name, amountCents }) => [
    isTaxIncluded ? host.text('taxIncluded', { name }) : name,
    amountCents,
    amountCents > 0,
  ]);
}

/** Rows that do not apply are omitted. */
function Sums(parts: OrderParts): ReactElement {
  const {
    view: { order, methodText },
    host,
  } = parts;
  const amount = amountOf(parts);
  const { paidCents, refundedCents } = order.progress;
  const { giftCardCents = 0 } = order;
  const shipping = order.shippingName ? `${host.text('shipping')} · ${order.shippingName}` : host.text('shipping');
  const taxes = taxRows(order, host);
  const rows: readonly SumRow[] = [
    [host.text('subtotal'), order.subtotalCents, true],
    ...discountRows(order, host),
    [shipping, order.shippingCostCents, order.address !== null],
    ...(order.isTaxIncluded ? [] : taxes),
    [host.text('total'), order.grandTotalCents, true],
    ...(order.isTaxIncluded ? taxes : []),
    [host.text('giftCard'), -giftCardCents, giftCardCents > 0],
    [host.text('paid'), paidCents, paidCents > 0],
    [host.text('refunded'), -refundedCents, refundedCents > 0],
  ];
  return (
    <dl className="admin-order__sums">
      {rows.map(
        ([name, cents, isShown]) =>
          isShown && (
            <div key={name} className="admin-order__sum">
              <dt>{name}</dt>
              <dd>{amount(cents)}</dd>
            </div>
          ),
      )}
      <div className="admin-order__sum">
        <dt>{host.text('methodTitle')}</dt>
        <dd>{methodText}</dd>
      </div>
    </dl>
  );
}
