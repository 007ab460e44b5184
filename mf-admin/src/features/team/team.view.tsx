import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ConfirmIdentity } from '../../parts/confirm-identity/confirm-identity.view';
import { DoneNotice } from '../../parts/named-form/named-form.view';
import { Demands, Roles } from './roles.view';
import { Invitations, InviteForm } from './invitations.view';
import { People } from './people.view';
import type { TeamPartProps } from './team-host';
import type { messages } from './team.messages';
import './team.css';

/**
 * The team of the site. Changes are offered shortly after a sign-in, or after a confirmation. After the session has ended
 * only the form to invite is left, with what was typed.
 */
export function element(
  { block: { id: block }, data, form }: PropsOf<'admin/team/people'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/team/people'];
  const part: TeamPartProps = { on: { block, page: ADMIN_PATH.team, form }, view, host };
  return (
    <div className="admin-team">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <DoneNotice form={form} text={view.done && host.text('done', { done: view.done })} />
      {!view.isSignedOut && !view.isConfirmed && <Confirm {...part} />}
      {!view.isSignedOut && <People {...part} />}
      {(view.isSignedOut || view.isConfirmed) && <InviteForm {...part} />}
      {!view.isSignedOut && (
        <>
          <Invitations {...part} />
          {view.isConfirmed && <Demands {...part} />}
          <Roles {...part} />
          <Changes {...part} />
        </>
      )}
    </div>
  );
}

function Confirm({ on, view: { hasPasskey }, host }: TeamPartProps): ReactElement {
  const id = `block-${on.block}-identity`;
  return (
    <section className="admin-team__part" aria-labelledby={id}>
      <h2 id={id}>{host.text('confirm')}</h2>
      <ConfirmIdentity on={on} at="team" hasPasskey={hasPasskey} host={host} />
    </section>
  );
}

function Changes({ on: { block }, view: { changes }, host: { text } }: TeamPartProps): ReactElement {
  const id = `block-${block}-changes`;
  return (
    <section className="admin-team__part" aria-labelledby={id}>
      <h2 id={id}>{text('changes')}</h2>
      {changes.length === 0 && <p>{text('noChanges')}</p>}
      <ul className="admin-team__list">
        {changes.map((change) => (
          <li key={change.id} className="admin-team__change">
            <span dir="auto">{change.text}</span>
            <time className="admin-muted" dateTime={change.at}>
              {change.atText}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
