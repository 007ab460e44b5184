import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';

/** A form's error summary. */
export interface FormProblemProps {
  readonly form: FormState | undefined;
  readonly problem: string;
}

/** Errors above a form. Without script it gets the focus after a post; with script the shell fills it. */
export function FormProblem({ form, problem }: FormProblemProps): ReactElement {
  const isWrong = Object.keys(form?.errors ?? {}).length > 0;
  const message = isWrong ? problem : form?.message;
  return (
    <div
      className="form-error"
      data-form-error=""
      data-form-summary={problem}
      tabIndex={-1}
      {...(message && { role: 'alert', autoFocus: true })}
    >
      {message && <p>{message}</p>}
    </div>
  );
}
