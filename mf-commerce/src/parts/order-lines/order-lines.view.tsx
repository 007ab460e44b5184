import type { ReactElement } from 'react';
import type { CartEntry } from 'shared-types/commerce/cart';
import type { RenderHost } from 'shared-types/host/render-host';
import { optionText } from '../option-text/option-text';
import { PictureImage } from '../picture/picture.view';

/** The words the lines need from their feature. */
type LineStrings = Readonly<Record<'items' | 'pieces', string>>;

interface OrderLinesProps {
  readonly lines: readonly Pick<
    CartEntry,
    'id' | 'title' | 'picture' | 'optionValues' | 'quantity' | 'lineTotalCents'
  >[];
  readonly host: RenderHost<LineStrings>;
}

/** What is ordered, to read and not to change. */
export function OrderLines({ lines, host }: OrderLinesProps): ReactElement {
  return (
    <ul className="commerce-order-lines" aria-label={host.text('items')}>
      {lines.map((line) => (
        <li key={line.id} className="commerce-order-lines__line">
          <span className="commerce-order-lines__picture">
            {line.picture && <PictureImage picture={line.picture} sizes="4rem" host={host} silent />}
          </span>
          <span className="commerce-order-lines__what">
            <strong>{line.title}</strong>
            <span className="commerce-order-lines__detail">{optionText(line.optionValues)}</span>
            <span className="commerce-order-lines__detail">{host.text('pieces', { count: line.quantity })}</span>
          </span>
          <span className="commerce-order-lines__total">{host.money.cents(line.lineTotalCents)}</span>
        </li>
      ))}
    </ul>
  );
}
