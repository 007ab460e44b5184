import type { ReactElement } from 'react';
import type { LowStock, WaitingEntry } from 'shared-types/admin/home';
import type { DashboardProps } from './dashboard-props';
import { FailedPart } from './failed-part.view';

const MESSAGES = {
  refunds: 'waitingRefunds',
  orders: 'waitingOrders',
  undelivered: 'waitingUndelivered',
  submissions: 'waitingSubmissions',
  stock: 'waitingStock',
  reviews: 'waitingReviews',
  links: 'waitingLinks',
} as const;

/** What waits for the account, most urgent first; null for accounts that nothing can wait for. */
export function Waiting({ block, view: { waiting }, host }: DashboardProps): ReactElement | null {
  if (!waiting) return null;
  const id = `block-${block}-waiting`;
  return (
    <section className="admin-dashboard__panel" aria-labelledby={id}>
      <h2 id={id}>{host.text('waiting')}</h2>
      {waiting === 'failed' ? <FailedPart host={host} /> : <Entries entries={waiting} host={host} />}
    </section>
  );
}

interface EntriesProps extends Pick<DashboardProps, 'host'> {
  readonly entries: readonly WaitingEntry[];
}

function Entries({ entries, host }: EntriesProps): ReactElement {
  if (entries.length === 0) return <p>{host.text('waitingNothing')}</p>;
  return (
    <ul className="admin-dashboard__list">
      {entries.map(({ kind, count, path, products }) => (
        <li key={kind} className="admin-dashboard__entry">
          <a className="admin-dashboard__link" href={path}>
            {host.text(MESSAGES[kind], { count })}
          </a>
          {products && <Products products={products} host={host} />}
        </li>
      ))}
    </ul>
  );
}

interface ProductsProps extends Pick<DashboardProps, 'host'> {
  readonly products: readonly LowStock[];
}

function Products({ products, host }: ProductsProps): ReactElement {
  return (
    <ul className="admin-dashboard__products">
      {products.map(({ path, title, pieces }) => (
        <li key={path} className="admin-dashboard__product">
          <a className="admin-dashboard__link" href={path}>
            <bdi>{title}</bdi>
          </a>
          <span className="admin-muted">{host.text('pieces', { count: pieces })}</span>
        </li>
      ))}
    </ul>
  );
}
