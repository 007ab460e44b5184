import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';

interface FormProblemProps {
  readonly form: FormState | undefined;
  /** Shown if fields have errors. */
  readonly problem: string;
}

/** The error above a static form. On a returned page it takes the focus; with script the shell writes into it. */
export function FormProblem({ form, problem }: FormProblemProps): ReactElement {
  const isWrong = Object.keys(form?.errors ?? {}).length > 0;
  const message = isWrong ? problem : form?.message;
  return (
    <div
      className="form-error"
      data-form-error=""
      data-form-summary={problem}
      {...(message && { role: 'alert', tabIndex: -1, autoFocus: true })}
    >
      {message && <p>{message}</p>}
    </div>
  );
}
