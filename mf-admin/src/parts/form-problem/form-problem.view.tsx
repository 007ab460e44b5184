import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';

/** What a form says of itself. */
export interface FormProblemProps {
  /** What was sent, on a page that comes back. */
  readonly form: FormState | undefined;
  /** Where fields are wrong. */
  readonly problem: string;
}

/** What is wrong, above a form. On a page that comes back it takes the focus; in a page with script the shell writes into it. */
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
