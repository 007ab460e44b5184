import type { ReactElement } from 'react';
import { TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { SetupCode } from '../../parts/authenticator-setup/authenticator-setup.view';
import { CodeField } from '../../parts/authenticator-setup/code-field.view';
import { NamedForm, stateOf } from '../../parts/named-form/named-form.view';
import type { AccountPartProps } from './account-host';
import { Part } from './part.view';
import { Passkeys } from './passkeys.view';

export function TwoStep(props: AccountPartProps): ReactElement {
  const { on, view, host } = props;
  const { text } = host;
  return (
    <Part id={`block-${on.block}-two-step`} title={text('twoStep')}>
      <p>{text('twoStepHint')}</p>
      {view.mustUseTwoStep && <p className="admin-muted">{text('mustUse')}</p>}
      <h3>{text('app')}</h3>
      <App {...props} />
      <h3>{text('passkeys')}</h3>
      <Passkeys {...props} />
    </Part>
  );
}

function App(props: AccountPartProps): ReactElement {
  const { on, view, host } = props;
  const { text } = host;
  const { authenticator } = view;
  if (typeof authenticator === 'object') return <Setup {...props} setup={authenticator} />;
  const change = authenticator === 'off' ? ('beginAuthenticator' as const) : ('removeAuthenticator' as const);
  return (
    <>
      <p>{text('appState', { state: authenticator })}</p>
      {view.isConfirmed && (
        <NamedForm
          {...on}
          name={change}
          call={TWO_STEP_CALLS[change]}
          submit={text(authenticator === 'off' ? 'setUpApp' : 'removeApp')}
          isQuiet
          host={host}
        />
      )}
    </>
  );
}

type SetupProps = AccountPartProps & {
  readonly setup: Exclude<AccountPartProps['view']['authenticator'], string>;
};

const CONFIRM = 'confirmAuthenticator';

function Setup({ on, host, setup }: SetupProps): ReactElement {
  const { text } = host;
  return (
    <>
      <SetupCode setup={setup} host={host} />
      <NamedForm {...on} name={CONFIRM} call={TWO_STEP_CALLS.confirmAuthenticator} submit={text('turnOn')} host={host}>
        <CodeField block={on.block} label={text('code')} form={stateOf(on.form, CONFIRM)} />
      </NamedForm>
      <NamedForm
        {...on}
        name="cancelAuthenticator"
        call={TWO_STEP_CALLS.removeAuthenticator}
        submit={text('cancelApp')}
        isQuiet
        host={host}
      />
    </>
  );
}
