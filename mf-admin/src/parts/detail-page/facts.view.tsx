import type { ReactElement, ReactNode } from 'react';
import './detail-page.css';

/** A name with a value, or nothing. */
export type Fact = readonly [name: string, value: ReactNode] | false | undefined;

export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="admin-detail-page__facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]} className="admin-detail-page__fact">
              <dt className="admin-muted">{fact[0]}</dt>
              <dd className="admin-detail-page__value">{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
