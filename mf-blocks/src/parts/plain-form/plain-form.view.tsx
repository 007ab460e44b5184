import type { ReactElement, ReactNode } from 'react';
import type { PerRequest } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import './plain-form.css';

export interface PlainFormMessages {
  readonly submit: string;
  readonly submitting: string;
  readonly problem: string;
  readonly failed: string;
}

export interface PlainFormProps {
  readonly call: { readonly method: string; readonly path: string };
  readonly block: string;
  readonly perRequest: PerRequest;
  readonly form: FormState | undefined;
  readonly messages: PlainFormMessages;
  readonly children: ReactNode;
}

/** A form that posts without script and is sent by the shell with script. */
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

/** Hidden inputs of every form. */
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

/** A button with a busy text while its form is being sent. */
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

/** Errors above the form. Without script it gets the focus after a post; with script the shell fills it. */
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
