import type { ReactElement } from 'react';
import { TEAM_CALLS, TWO_STEP_ROLE_FIELD } from 'shared-types/admin/people/team';
import { NamedForm, stateOf } from '../../parts/named-form/named-form.view';
import type { TeamPartProps } from './team-host';

/** What each role may do. */
export function Roles({ on: { block }, view: { roles }, host: { text } }: TeamPartProps): ReactElement {
  return (
    <details className="admin-team__part">
      <summary id={`block-${block}-roles`}>{text('roles')}</summary>
      <dl className="admin-team__roles">
        {roles.map(({ name, text: roleText, may }) => (
          <div key={name} className="admin-team__role">
            <dt>{roleText}</dt>
            <dd>
              <ul>
                {may.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const DEMANDS = 'two-step';

/** The roles that must use two-step sign-in. */
export function Demands({ on, view: { roles }, host }: TeamPartProps): ReactElement {
  const { text } = host;
  const form = stateOf(on.form, DEMANDS);
  const base = roles
    .filter(({ mustUseTwoStep }) => mustUseTwoStep)
    .map(({ name }) => name)
    .join(' ');
  return (
    <section className="admin-team__part" aria-labelledby={`block-${on.block}-demands`}>
      <h2 id={`block-${on.block}-demands`}>{text('demands')}</h2>
      <p>{text('demandsHint')}</p>
      <NamedForm
        {...on}
        name={DEMANDS}
        call={TEAM_CALLS.saveTwoStepRoles}
        sends={{ base }}
        submit={text('saveDemands')}
        isQuiet
        host={host}
      >
        <ul className="admin-team__choices">
          {roles.map(({ name, text: roleText, mustUseTwoStep }) => {
            const field = TWO_STEP_ROLE_FIELD + name;
            const isChecked = form ? form.values[field] !== undefined : mustUseTwoStep;
            return (
              <li key={name}>
                <label className="admin-team__choice">
                  <input type="checkbox" name={field} defaultChecked={isChecked} /> {roleText}
                </label>
              </li>
            );
          })}
        </ul>
      </NamedForm>
    </section>
  );
}
