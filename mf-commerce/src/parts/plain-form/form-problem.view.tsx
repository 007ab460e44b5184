import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';

interface FormProblemProps {
  readonly form: FormState | undefined;
  /** Said where fields are wrong. */
  readonly problem: string;
}

/** What is wrong, above a form of plain HTML. On a page that comes back it takes the focus; in a page with script the shell writes into it. */
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
