import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TEAM_CALLS, type TeammateEntry } from 'shared-types/admin/people/team';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Confirmation, Notice } from '../../parts/detail-page/notice.view';
import { NamedForm, stateOf } from '../../parts/named-form/named-form.view';
import { RoleField } from './role-field.view';
import type { TeamPartProps } from './team-host';

export function People(props: TeamPartProps): ReactElement {
  const { on, view, host } = props;
  const id = `block-${on.block}-people`;
  return (
    <section className="admin-team__part" aria-labelledby={id}>
      <h2 id={id}>{host.text('people')}</h2>
      <ul className="admin-team__list">
        {view.people.map((person) => (
          <Person key={person.id} {...props} person={person} />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps extends TeamPartProps {
  readonly person: TeammateEntry;
}

function Person(props: PersonProps): ReactElement {
  const { on, view, person, host } = props;
  const { text } = host;
  const { displayName, email, roleText, isSelf, isLastAdmin, hasTwoStep, sessions, signedInAt, signedInText } = person;
  const isOpen = ['role', 'sessions', 'remove'].some((name) => stateOf(on.form, `${name} ${person.id}`) !== undefined);
  return (
    <li className="admin-team__entry" data-person={person.id}>
      <h3 className="admin-team__name">
        <bdi>{displayName}</bdi>
        {isSelf && <span className="admin-team__self">{text('self')}</span>}
      </h3>
      <bdi>{email}</bdi>
      <span>{roleText}</span>
      <div className="admin-team__facts">
        <span>{text('twoStep', { twoStep: hasTwoStep ? 'on' : 'off' })}</span>
        <span>{text('sessions', { count: sessions })}</span>
        {signedInAt === undefined ? (
          <span>{text('never')}</span>
        ) : (
          <span>
            {text('signedIn')} <time dateTime={signedInAt}>{signedInText}</time>
          </span>
        )}
      </div>
      {isLastAdmin && <p className="admin-muted">{text('lastAdmin')}</p>}
      {view.isConfirmed && (
        <details className="admin-team__change-person" open={isOpen}>
          <summary>{text('change', { name: displayName })}</summary>
          <div className="admin-team__forms">
            {!isLastAdmin && <RoleForm {...props} />}
            <EndSessions {...props} />
            {!isLastAdmin && <Removal {...props} />}
          </div>
        </details>
      )}
    </li>
  );
}

function RoleForm({ on, view, person, host }: PersonProps): ReactElement {
  const name = `role ${person.id}`;
  return (
    <NamedForm
      {...on}
      name={name}
      call={TEAM_CALLS.changeRole}
      sends={{ person: person.id }}
      submit={host.text('saveRole')}
      submitLabel={host.text('saveRoleLabel', { name: person.displayName })}
      isQuiet
      host={host}
    >
      <RoleField
        block={`${on.block}-${person.id}`}
        form={stateOf(on.form, name)}
        roles={view.roles}
        role={person.role}
        host={host}
      />
    </NamedForm>
  );
}

function EndSessions({ on, person, host }: PersonProps): ReactElement {
  return (
    <NamedForm
      {...on}
      name={`sessions ${person.id}`}
      call={TEAM_CALLS.endTeammateSessions}
      sends={{ person: person.id }}
      submit={host.text('endSessions')}
      submitLabel={host.text('endSessionsLabel', { name: person.displayName })}
      isQuiet
      host={host}
    />
  );
}

/** A plain form: the server asks for confirmation, with and without script. */
function Removal({ on, person, host: { text, perRequest } }: PersonProps): ReactElement {
  const form = stateOf(on.form, `remove ${person.id}`);
  const isConfirming = form?.question !== undefined;
  const values = {
    [CRUMB_PARAMETER]: perRequest.crumb,
    block: on.block,
    page: on.page,
    form: `remove ${person.id}`,
    person: person.id,
    ...(isConfirming && { confirmed: 'yes' }),
  };
  return (
    <form
      className="admin-team__removal"
      method={TEAM_CALLS.removeTeammate.method}
      action={TEAM_CALLS.removeTeammate.path}
    >
      <HiddenInputs values={values} />
      {isConfirming ? <Confirmation question={form.question} /> : <Notice form={form} done={undefined} />}
      <button
        type="submit"
        className={isConfirming ? 'button' : 'button button--quiet'}
        aria-label={text('removeLabel', { name: person.displayName })}
      >
        {text(isConfirming ? 'yesRemove' : 'remove')}
      </button>
      {isConfirming && <a href={ADMIN_PATH.team}>{text('cancel')}</a>}
    </form>
  );
}
