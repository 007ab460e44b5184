import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { FOCUSED } from '../focused/focused';
import { Toast } from '../toast/toast.view';
import { SignInBeside } from './sign-in-beside.view';
import './settings-form.css';

export interface SettingsNoticesProps {
  readonly form: FormState | undefined;
  /** What was saved or done; absent if nothing was. A question of the form replaces it. */
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
      {form?.question === undefined ? (
        <Toast isEmpty={notice === undefined} marks={{ 'data-form-message': '' }}>
          {notice}
        </Toast>
      ) : (
        <p className="admin-settings-form__notice" data-form-message="" role="status" {...FOCUSED}>
          {form.question}
        </p>
      )}
    </>
  );
}
