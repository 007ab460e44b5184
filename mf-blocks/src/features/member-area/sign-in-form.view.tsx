import type { ReactElement } from 'react';
import { SIGN_IN_LONGEST } from 'shared-types/config/sign-in';
import { MEMBER_CALLS } from 'shared-types/site/member-session';
import type { MemberFormProps } from './member-form-props';
import { OwnInputs } from './own-inputs.view';

/** A form for address and password. The page that comes back keeps the address, never the password. */
export function SignInForm({ id, form, host }: MemberFormProps): ReactElement {
  const { method, path } = MEMBER_CALLS.signIn;
  return (
    <form
      className="blocks-member-area__form"
      method={method}
      action={path}
      noValidate
      data-enhance=""
      data-form-failure={host.text('failed')}
    >
      <Problem form={form} problem={host.text('problem')} />
      <OwnInputs id={id} host={host} />
      <Field id={id} form={form} host={host} name="email" autoComplete="username" />
      <Field id={id} form={form} host={host} name="password" autoComplete="current-password" />
      <label className="blocks-member-area__remember">
        <input type="checkbox" name="rememberMe" value="true" defaultChecked={form?.values['rememberMe'] === 'true'} />
        {host.text('rememberMe')}
      </label>
      <button className="button blocks-member-area__submit">
        <span className="blocks-member-area__idle">{host.text('submit')}</span>
        <span className="blocks-member-area__busy">{host.text('submitting')}</span>
      </button>
    </form>
  );
}

/** What is wrong, above the form. On a page that comes back it takes the focus; in a page with script the shell writes into it. */
function Problem({ form, problem }: Pick<MemberFormProps, 'form'> & { readonly problem: string }): ReactElement {
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

interface FieldProps extends MemberFormProps {
  readonly name: 'email' | 'password';
  readonly autoComplete: string;
}

function Field({ id, name, autoComplete, form, host }: FieldProps): ReactElement {
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
        type={name}
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
