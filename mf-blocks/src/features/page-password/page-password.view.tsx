import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { LOCK_SCREEN_CALLS, PAGE_PASSWORD_LONGEST } from 'shared-types/site/lock-screen';
import type { strings } from './page-password.strings';
import './page-password.css';

type Host = RenderHost<typeof strings>;

/** A form for the page's password, which leads to the page itself. */
export function element({ block, form }: PropsOf, host: Host): ReactElement {
  const { method, path } = LOCK_SCREEN_CALLS.unlock;
  const { crumb, return: ownPath } = host.perRequest;
  return (
    <div className="blocks-page-password">
      <h1>{host.text('title')}</h1>
      <p>{host.text('hint')}</p>
      <form
        className="blocks-page-password__form"
        method={method}
        action={path}
        noValidate
        data-enhance=""
        data-form-failure={host.text('failed')}
      >
        <input type="hidden" name={CRUMB_PARAMETER} value={crumb} />
        <input type="hidden" name="block" value={block.id} />
        <input type="hidden" name="page" value={ownPath} />
        <input type="hidden" name="return" value={ownPath} />
        <Problem form={form} problem={host.text('problem')} />
        <Password id={`${block.id}-password`} label={host.text('password')} error={form?.errors['password']} />
        <button className="button blocks-page-password__submit">
          <span className="blocks-page-password__idle">{host.text('submit')}</span>
          <span className="blocks-page-password__busy">{host.text('submitting')}</span>
        </button>
      </form>
    </div>
  );
}

/** What is wrong, above the field; in a page with script the shell writes into it. */
function Problem({ form, problem }: { readonly form: FormState | undefined; readonly problem: string }): ReactElement {
  const sentence = form?.errors['password'] ? problem : form?.message;
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

interface PasswordProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

function Password({ id, label, error }: PasswordProps): ReactElement {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="field__error" id={`${id}-error`} data-field-error="password">
        {error}
      </p>
      <input
        id={id}
        name="password"
        type="password"
        required
        maxLength={PAGE_PASSWORD_LONGEST}
        autoComplete="off"
        aria-describedby={`${id}-error`}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
