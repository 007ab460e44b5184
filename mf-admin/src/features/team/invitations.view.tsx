import type { ReactElement } from 'react';
import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import { TEAM_CALLS, type InvitationEntry } from 'shared-types/admin/people/team';
import { NamedForm, stateOf } from '../../parts/named-form/named-form.view';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import { RoleField } from './role-field.view';
import type { TeamPartProps } from './team-host';

const INVITE = 'invite';
/** Neither too much for most, nor useless. */
const FIRST_ROLE = 'editor';

export function InviteForm({ on, view, host }: TeamPartProps): ReactElement {
  const form = stateOf(on.form, INVITE);
  const id = `block-${on.block}-invite`;
  return (
    <section className="admin-team__part" aria-labelledby={id}>
      <h2 id={id}>{host.text('invite')}</h2>
      <p>{host.text('inviteHint')}</p>
      <NamedForm {...on} name={INVITE} call={TEAM_CALLS.inviteTeammate} submit={host.text('submit')} host={host}>
        <LineField
          block={on.block}
          name="email"
          label={host.text('email')}
          form={form}
          value={form?.values['email'] ?? ''}
          more={{
            type: 'email',
            required: true,
            maxLength: SIGN_IN_LONGEST.email,
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
        {view.roles.length > 0 && (
          <RoleField block={on.block} form={form} roles={view.roles} role={FIRST_ROLE} host={host} />
        )}
      </NamedForm>
    </section>
  );
}

export function Invitations(props: TeamPartProps): ReactElement {
  const { on, view, host } = props;
  const id = `block-${on.block}-invitations`;
  return (
    <section className="admin-team__part" aria-labelledby={id}>
      <h2 id={id}>{host.text('invitations')}</h2>
      {view.invitations.length === 0 && <p>{host.text('noInvitations')}</p>}
      <ul className="admin-team__list">
        {view.invitations.map((invitation) => (
          <Invitation key={invitation.id} {...props} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

interface InvitationProps extends TeamPartProps {
  readonly invitation: InvitationEntry;
}

function Invitation(props: InvitationProps): ReactElement {
  const { view, host, invitation } = props;
  const { id, email, roleText, status, sentAt, sentText, endsText } = invitation;
  const { text } = host;
  return (
    <li className="admin-team__entry" data-invitation={id}>
      <h3 className="admin-team__name">
        <bdi>{email}</bdi>
      </h3>
      <span>{roleText}</span>
      {status !== 'sent' && <span className="admin-team__status">{text('status', { status })}</span>}
      <time className="admin-muted" dateTime={sentAt}>
        {text('sent', { sent: sentText, ends: endsText })}
      </time>
      {view.isConfirmed && <InvitationActions {...props} />}
    </li>
  );
}

function InvitationActions({ on, host, invitation: { id, email } }: InvitationProps): ReactElement {
  const { text } = host;
  const common = { ...on, sends: { invitation: id }, isQuiet: true, host };
  return (
    <div className="admin-team__actions">
      <NamedForm
        {...common}
        name={`resend ${id}`}
        call={TEAM_CALLS.resendInvitation}
        submit={text('resend')}
        submitLabel={text('resendLabel', { email })}
      />
      <NamedForm
        {...common}
        name={`withdraw ${id}`}
        call={TEAM_CALLS.withdrawInvitation}
        submit={text('withdraw')}
        submitLabel={text('withdrawLabel', { email })}
      />
    </div>
  );
}
