import type { ReactElement } from 'react';
import type { OrderParts } from './order-host';

interface EmailsProps {
  readonly emails: NonNullable<OrderParts['view']['emails']>;
  readonly host: OrderParts['host'];
}

/** Emails to the buyer, with their delivery status. */
function Emails({ emails, host }: EmailsProps): ReactElement | null {
  if (emails.length === 0) return null;
  return (
    <>
      <h3>{host.text('emails')}</h3>
      <ul className="admin-order__history">
        {emails.map(({ subject, stateText }, index) => (
          <li key={index} className="admin-order__event">
            <p dir="auto">{subject}</p>
            <p className="admin-muted">{stateText}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All events of the order, oldest first. */
export function OrderHistory({ block, view, host }: OrderParts): ReactElement {
  return (
    <section className="admin-order__part" aria-labelledby={`block-${block}-history`}>
      <h2 id={`block-${block}-history`}>{host.text('history')}</h2>
      <ol className="admin-order__history">
        {view.events.map(({ id, title, by, at, atText, lines }) => (
          <li key={id} className="admin-order__event">
            <p>
              <strong>{title}</strong> · <bdi>{by}</bdi>
            </p>
            <p className="admin-muted">
              <time dateTime={at}>{atText}</time>
            </p>
            {lines.map((line, index) => (
              <p key={index} className="admin-order__lines" dir="auto">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <Emails emails={view.emails ?? []} host={host} />
    </section>
  );
}
