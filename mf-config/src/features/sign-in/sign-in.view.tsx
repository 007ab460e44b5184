import type { ReactElement } from 'react';
import { SIGN_IN_CALLS, SIGN_IN_LONGEST } from 'shared-types/config/sign-in';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { strings } from './sign-in.strings';
import './sign-in.css';

type Props = PropsOf<'config/sign-in/form'>;
type SignInHost = RenderHost<typeof strings>;

/** A form for address and password. The page that comes back keeps the address, never the password. */
export function element({ block, data, form }: Props, host: SignInHost): ReactElement {
  const { method, path } = SIGN_IN_CALLS.login;
  const { crumb, return: ownPath } = host.perRequest;
  const fields = { id: block.id, form, host };
  return (
    <div className="config-sign-in">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <form
        className="config-sign-in__form"
        method={method}
        action={path}
        noValidate
        data-enhance=""
        data-form-failure={host.text('failed')}
      >
        <Problem form={form} problem={host.text('problem')} />
        <input type="hidden" name={CRUMB_PARAMETER} value={crumb} />
        <input type="hidden" name="block" value={block.id} />
        <input type="hidden" name="page" value={ownPath} />
        <input type="hidden" name="return" value={data['config/sign-in/form'].leadsTo} />
        <Field {...fields} name="email" type="email" autoComplete="username" />
        <Field {...fields} name="password" type="password" autoComplete="current-password" />
        <button className="button config-sign-in__submit">
          <span className="config-sign-in__idle">{host.text('submit')}</span>
          <span className="config-sign-in__busy">{host.text('submitting')}</span>
        </button>
      </form>
    </div>
  );
}

/** What is wrong, above the form. On a page that comes back it takes the focus; in a page with script the shell writes into it. */
function Problem({ form, problem }: { readonly form: FormState | undefined; readonly problem: string }): ReactElement {
  const isWrong = Object.keys(form?.errors ?? {}).length > 0;
  const sentence = isWrong ? problem : form?.message;
  return (
    <div
      className="form-error"
      data-form-error=""
      data-form-summary={problem}
      {...(sentence && { role: 'alert', tabIndex: -1, autoFocus: true })}
    >
      {sentence && <p>{sentence}</p>}
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: 'email' | 'password';
  readonly type: string;
  readonly autoComplete: string;
  readonly form: FormState | undefined;
  readonly host: SignInHost;
}

function Field({ id, name, type, autoComplete, form, host }: FieldProps): ReactElement {
  const inputId = `${id}-${name}`;
  const error = form?.errors[name];
  return (
    <div className="field">
      <label htmlFor={inputId}>{host.text(name)}</label>
      <p className="field__error" id={`${inputId}-error`} data-field-error={name}>
        {error}
      </p>
      <input
        id={inputId}
        name={name}
        type={type}
        required
        maxLength={SIGN_IN_LONGEST[name]}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={name === 'email' ? form?.values[name] : undefined}
        aria-describedby={`${inputId}-error`}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
