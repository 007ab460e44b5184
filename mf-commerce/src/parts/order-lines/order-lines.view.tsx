import type { ReactElement } from 'react';
import type { CartEntry } from 'shared-types/commerce/cart';
import type { RenderHost } from 'shared-types/host/render-host';
import { LineAnswers } from '../line-answers/line-answers.view';
import { optionText } from '../option-text/option-text';
import { PictureImage } from '../picture/picture.view';

/** Messages of the feature that lines use. */
type LineMessages = Readonly<Record<'answer' | 'items' | 'pieces', string>>;

interface OrderLinesProps {
  readonly lines: readonly Pick<
    CartEntry,
    'id' | 'title' | 'picture' | 'optionValues' | 'answers' | 'quantity' | 'lineTotalCents'
  >[];
  readonly host: RenderHost<LineMessages>;
}

/** The lines of an order, read-only. */
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
            <LineAnswers answers={line.answers} className="commerce-order-lines__detail" host={host} />
            <span className="commerce-order-lines__detail">{host.text('pieces', { count: line.quantity })}</span>
          </span>
          <span className="commerce-order-lines__total">{host.money.cents(line.lineTotalCents)}</span>
        </li>
      ))}
    </ul>
  );
}
