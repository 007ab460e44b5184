import type { ReactElement, ReactNode } from 'react';
import type { PerRequest } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { FormProblem } from '../form-problem/form-problem.view';
import './account-form.css';

export interface AccountFormMessages {
  readonly submit: string;
  readonly submitting: string;
  readonly problem: string;
  readonly failed: string;
}

export interface AccountFormProps {
  readonly call: { readonly method: string; readonly path: string };
  readonly block: string;
  readonly perRequest: PerRequest;
  readonly form: FormState | undefined;
  readonly messages: AccountFormMessages;
  readonly children: ReactNode;
}

/** A form that posts without script and is sent by the shell with script. */
export function AccountForm({ call, block, perRequest, form, messages, children }: AccountFormProps): ReactElement {
  return (
    <form
      className="admin-account-form"
      method={call.method}
      action={call.path}
      noValidate
      data-enhance=""
      data-form-failure={messages.failed}
    >
      <FormProblem form={form} problem={messages.problem} />
      <input type="hidden" name={CRUMB_PARAMETER} value={perRequest.crumb} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="page" value={perRequest.return} />
      {children}
      <button type="submit" className="button">
        <span className="admin-account-form__idle">{messages.submit}</span>
        <span className="admin-account-form__busy">{messages.submitting}</span>
      </button>
    </form>
  );
}
