import type { ReactElement } from 'react';
import type { OrderParts } from './order-host';

/** All that has happened to the order, the oldest first. */
export function OrderHistory({ block, view, host }: OrderParts): ReactElement {
  return (
    <section className="config-order__part" aria-labelledby={`${block}-history`}>
      <h2 id={`${block}-history`}>{host.text('history')}</h2>
      <ol className="config-order__history">
        {view.events.map(({ id, title, by, at, atText, lines }) => (
          <li key={id} className="config-order__event">
            <p>
              <strong>{title}</strong> · <bdi>{by}</bdi>
            </p>
            <p className="config-order__note">
              <time dateTime={at}>{atText}</time>
            </p>
            {lines.map((line, index) => (
              <p key={index} className="config-order__lines" dir="auto">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
