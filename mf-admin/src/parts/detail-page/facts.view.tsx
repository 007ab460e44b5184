import type { ReactElement, ReactNode } from 'react';
import './detail-page.css';

/** What is known of something: a name and its value, or nothing where there is none. */
export type Fact = readonly [name: string, value: ReactNode] | false | undefined;

/** All that is known, row by row. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="admin-detail-page__facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]} className="admin-detail-page__fact">
              <dt className="admin-detail-page__note">{fact[0]}</dt>
              <dd className="admin-detail-page__value">{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
