import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MEMBER_LONGEST } from 'shared-types/admin/people/members';
import { NEW_PASSWORD_LENGTH, RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import { TEAM_INVITATION_CALLS, type TeamInvitationView } from 'shared-types/admin/people/team-invitation';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';
import { AccountField } from '../../parts/account-form/account-field.view';
import { AccountForm } from '../../parts/account-form/account-form.view';
import type { messages } from './team-invitation.messages';
import './team-invitation.css';

type Props = PropsOf<'admin/team-invitation/link'>;
type InvitationHost = RenderHost<typeof messages>;

/** The invitation of the opened link, with a form that accepts it; or what to do next. */
export function element(props: Props, host: InvitationHost): ReactElement {
  const { status, siteName, invitation } = props.data['admin/team-invitation/link'];
  const { text } = host;
  if (!invitation)
    return (
      <div className="admin-team-invitation">
        <h1>{text('closed')}</h1>
        <p>{text('gone', { status })}</p>
        <p>
          <a href={ADMIN_PATH.signIn}>{text('signIn')}</a>
        </p>
      </div>
    );
  const { invitedBy: name, roleText: role } = invitation;
  return (
    <div className="admin-team-invitation">
      <h1>{text('title', { site: siteName })}</h1>
      <p>{text('intro', { name, role })}</p>
      <p>{text(invitation.isKnown ? 'known' : 'newAccount', { email: invitation.email })}</p>
      <Form {...props} invitation={invitation} host={host} />
    </div>
  );
}

interface FormProps extends Pick<Props, 'block' | 'form'> {
  readonly invitation: NonNullable<TeamInvitationView['invitation']>;
  readonly host: InvitationHost;
}

function Form({ block: { id: block }, form, invitation, host: { text, perRequest } }: FormProps): ReactElement {
  const messages = {
    submit: text('submit'),
    submitting: text('submitting'),
    problem: text('problem'),
    failed: text('failed'),
  };
  const call = TEAM_INVITATION_CALLS.acceptInvitation;
  return (
    <AccountForm call={call} block={block} perRequest={perRequest} form={form} messages={messages}>
      <input type="hidden" name={RESET_TOKEN_PARAMETER} value={invitation.token} />
      {!invitation.isKnown && (
        <>
          {/* Password managers store it with the password. */}
          <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
          <Field {...blockField({ block, name: 'displayName', label: text('displayName'), form })}>
            {(control) => (
              <input
                {...control}
                type="text"
                required
                dir="auto"
                autoComplete="name"
                maxLength={MEMBER_LONGEST.displayName}
                defaultValue={form?.values['displayName']}
              />
            )}
          </Field>
          <AccountField
            block={block}
            name="password"
            label={text('password')}
            hint={text('hint', { min: NEW_PASSWORD_LENGTH.min })}
            maxLength={NEW_PASSWORD_LENGTH.max}
            autoComplete="new-password"
            form={form}
          />
        </>
      )}
    </AccountForm>
  );
}
