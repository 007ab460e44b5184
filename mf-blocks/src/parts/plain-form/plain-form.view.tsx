import type { ReactElement, ReactNode } from 'react';
import type { PerRequest } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import './plain-form.css';

/** What a form says beside its fields. */
export interface PlainFormMessages {
  readonly submit: string;
  readonly submitting: string;
  /** Where fields are wrong. */
  readonly problem: string;
  /** Where it could not be sent. */
  readonly failed: string;
}

/** A form that leads back to its own page. */
export interface PlainFormProps {
  readonly call: { readonly method: string; readonly path: string };
  /** Id of the block it stands in. */
  readonly block: string;
  readonly perRequest: PerRequest;
  readonly form: FormState | undefined;
  readonly messages: PlainFormMessages;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A form of plain HTML, which the shell sends where there is script. */
export function PlainForm({ call, block, perRequest, form, messages, children }: PlainFormProps): ReactElement {
  return (
    <form
      className="blocks-plain-form"
      method={call.method}
      action={call.path}
      noValidate
      data-enhance=""
      data-form-failure={messages.failed}
    >
      <Problem form={form} problem={messages.problem} />
      <OwnInputs block={block} perRequest={perRequest} />
      {children}
      <SubmitButton messages={messages} />
    </form>
  );
}

/** What every form tells the server beside what is typed. */
export function OwnInputs({ block, perRequest }: Pick<PlainFormProps, 'block' | 'perRequest'>): ReactElement {
  return (
    <>
      <input type="hidden" name={CRUMB_PARAMETER} value={perRequest.crumb} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="page" value={perRequest.return} />
      <input type="hidden" name="return" value={perRequest.return} />
    </>
  );
}

interface SubmitButtonProps {
  readonly messages: Pick<PlainFormMessages, 'submit' | 'submitting'>;
  readonly isQuiet?: boolean;
}

/** A button that says when its form is under way. */
export function SubmitButton({ messages, isQuiet = false }: SubmitButtonProps): ReactElement {
  return (
    <button
      type="submit"
      className={`button${isQuiet ? ' button--quiet' : ''} blocks-plain-form__submit`}
      data-form-busy={messages.submitting}
    >
      {messages.submit}
    </button>
  );
}

/** What is wrong, above the form. On a page that comes back it takes the focus; in a page with script the shell writes into it. */
function Problem({ form, problem }: Pick<PlainFormProps, 'form'> & { readonly problem: string }): ReactElement {
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
