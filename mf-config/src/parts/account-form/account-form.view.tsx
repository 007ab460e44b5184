import type { ReactElement, ReactNode } from 'react';
import type { PerRequest } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import './account-form.css';

/** What a form says beside its fields. */
export interface AccountFormWords {
  readonly submit: string;
  readonly submitting: string;
  /** Where fields are wrong. */
  readonly problem: string;
  /** Where it could not be sent. */
  readonly failed: string;
}

/** A form of somebody who is not signed in. */
export interface AccountFormProps {
  readonly call: { readonly method: string; readonly path: string };
  /** Id of the block it stands in. */
  readonly block: string;
  readonly perRequest: PerRequest;
  readonly form: FormState | undefined;
  readonly words: AccountFormWords;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A form of plain HTML, which the shell sends where there is script. */
export function AccountForm({ call, block, perRequest, form, words, children }: AccountFormProps): ReactElement {
  return (
    <form
      className="config-account-form"
      method={call.method}
      action={call.path}
      noValidate
      data-enhance=""
      data-form-failure={words.failed}
    >
      <Problem form={form} problem={words.problem} />
      <input type="hidden" name={CRUMB_PARAMETER} value={perRequest.crumb} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="page" value={perRequest.return} />
      {children}
      <button className="button">
        <span className="config-account-form__idle">{words.submit}</span>
        <span className="config-account-form__busy">{words.submitting}</span>
      </button>
    </form>
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
