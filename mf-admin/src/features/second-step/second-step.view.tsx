import type { ReactElement, ReactNode } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SECOND_STEP_CALLS, type SecondStepView } from 'shared-types/admin/people/second-step';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { AccountForm } from '../../parts/account-form/account-form.view';
import { SetupCode } from '../../parts/authenticator-setup/authenticator-setup.view';
import { CodeField } from '../../parts/authenticator-setup/code-field.view';
import { PasskeyForm } from '../../parts/passkey/passkey-form.view';
import type { messages } from './second-step.messages';
import './second-step.css';

type Props = PropsOf<'admin/second-step/form'>;

interface StepProps extends Pick<Props, 'block' | 'form'> {
  readonly host: RenderHost<typeof messages>;
}

/** What a sign-in waits for after the password. */
export function element(props: Props, host: RenderHost<typeof messages>): ReactElement {
  const view = props.data['admin/second-step/form'];
  return (
    <div className="admin-second-step">
      {view.waitsFor === 'password' && <Ended host={host} />}
      {view.waitsFor === 'code' && <Code {...props} view={view} host={host} />}
      {view.waitsFor === 'setup' && <SetUp {...props} view={view} host={host} />}
    </div>
  );
}

function Ended({ host: { text } }: Pick<StepProps, 'host'>): ReactElement {
  return (
    <>
      <h1>{text('title')}</h1>
      <p>{text('ended')}</p>
      <p>
        <a href={ADMIN_PATH.signIn}>{text('again')}</a>
      </p>
    </>
  );
}

interface FormProps extends StepProps {
  readonly call: { readonly method: string; readonly path: string };
  readonly submit: string;
  readonly children: ReactNode;
}

function StepForm({
  block: { id },
  form,
  host: { text, perRequest },
  call,
  submit,
  children,
}: FormProps): ReactElement {
  const messages = { submit, submitting: text('submitting'), problem: text('problem'), failed: text('failed') };
  return (
    <AccountForm call={call} block={id} perRequest={perRequest} form={form} messages={messages}>
      {children}
    </AccountForm>
  );
}

type WaitsFor<W extends SecondStepView['waitsFor']> = {
  readonly view: Extract<SecondStepView, { readonly waitsFor: W }>;
};

function Code(props: StepProps & WaitsFor<'code'>): ReactElement {
  const { block, form, host, view } = props;
  const { text, perRequest } = host;
  const { authenticator, passkeyHosts } = view;
  return (
    <>
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      {passkeyHosts.length > 0 && (
        <PasskeyForm
          ceremony="get"
          call={SECOND_STEP_CALLS.usePasskey}
          options={SECOND_STEP_CALLS.askForPasskey}
          sends={{ block: block.id, page: ADMIN_PATH.secondStep }}
          perRequest={perRequest}
          submit={text('passkey')}
          sending={text('submitting')}
          failed={text('failed')}
        />
      )}
      <StepForm {...props} call={SECOND_STEP_CALLS.checkCode} submit={text('submit')}>
        <CodeField block={block.id} label={text('code')} hint={text('codeHint', { app: authenticator })} form={form} />
      </StepForm>
      {passkeyHosts.length > 0 && (
        <p className="admin-second-step__note">{host.text('passkeyHosts', { hosts: passkeyHosts.join(', ') })}</p>
      )}
      <p className="admin-second-step__note">{text('lost')}</p>
    </>
  );
}

function SetUp(props: StepProps & WaitsFor<'setup'>): ReactElement {
  const { block, form, host, view } = props;
  const { text } = host;
  return (
    <>
      <h1>{text('setUp')}</h1>
      <p>{text('setUpIntro')}</p>
      <SetupCode setup={view.setup} host={host} />
      <StepForm {...props} call={SECOND_STEP_CALLS.setUpTwoStep} submit={text('turnOn')}>
        <CodeField block={block.id} label={text('setUpCode')} form={form} />
      </StepForm>
    </>
  );
}
