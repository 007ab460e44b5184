import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { SignInBeside } from './sign-in-beside.view';
import './settings-form.css';

export interface SettingsNoticesProps {
  readonly form: FormState | undefined;
  /** The result; absent if there is none. */
  readonly notice: string | undefined;
  /** Text of the link that opens sign-in in another tab. */
  readonly signIn: string;
}

/** The form's result above it. Without script it gets the focus after a post; with script the shell fills it. */
export function SettingsNotices({ form, notice, signIn }: SettingsNoticesProps): ReactElement {
  return (
    <>
      <div
        className="form-error"
        data-form-error=""
        tabIndex={-1}
        {...(form?.message && { role: 'alert', autoFocus: true })}
      >
        {form?.message && <p>{form.message}</p>}
      </div>
      <SignInBeside form={form} text={signIn} />
      <p
        className="admin-settings-form__notice"
        data-form-message=""
        tabIndex={-1}
        hidden={notice === undefined}
        {...(notice !== undefined && { role: 'status', autoFocus: true })}
      >
        {notice}
      </p>
    </>
  );
}
