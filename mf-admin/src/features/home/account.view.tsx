import type { ReactElement, ReactNode } from 'react';
import type { HomeView } from 'shared-types/admin/home';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './home.messages';

interface AccountProps {
  readonly block: string;
  readonly view: HomeView;
  readonly host: RenderHost<typeof messages>;
}

/** The signed-in account with its roles. */
export function Account({ block, view, host }: AccountProps): ReactElement {
  const { displayName, email, roles, since, sinceText, hasPages } = view;
  return (
    <section className="admin-home__part" aria-labelledby={`block-${block}-account`}>
      <h2 id={`block-${block}-account`}>{host.text('account')}</h2>
      <dl className="admin-home__account">
        <Row name={host.text('name')}>
          <span dir="auto">{displayName}</span>
        </Row>
        <Row name={host.text('email')}>
          <bdi>{email}</bdi>
        </Row>
        <Row name={host.text('roles', { count: roles.length })}>
          {roles.map((role) => host.text('role', { role })).join(', ')}
        </Row>
        <Row name={host.text('since')}>
          <time dateTime={since}>{sinceText}</time>
        </Row>
      </dl>
      {!hasPages && <p>{host.text('nothing')}</p>}
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="admin-home__row">
      <dt className="admin-muted">{name}</dt>
      <dd className="admin-home__value">{children}</dd>
    </div>
  );
}
