import type { FormHTMLAttributes, ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { HiddenInputs } from './hidden-inputs.view';

/** Messages for no response and for a rejected sender. */
export type FormMessages = Readonly<Record<'failed' | 'signedOut' | 'notAllowed', string>>;

interface AdminFormProps extends FormHTMLAttributes<HTMLFormElement> {
  readonly call: { readonly method: string; readonly path: string };
  /** Hidden values by name; the crumb is added automatically. */
  readonly sends: Readonly<Record<string, string>>;
  readonly host: RenderHost<FormMessages>;
  /** If true, the feature asks for confirmation instead of the shell sending the form; without script, the server. */
  readonly needsConfirmation?: boolean;
  /** True where the browser must refuse a date that is partly filled in, which it would send as empty. */
  readonly isChecked?: boolean;
}

/** A form that changes something; the shell sends it by fetch if script runs. */
export function AdminForm({
  call,
  sends,
  host,
  needsConfirmation,
  isChecked = false,
  children,
  ...attributes
}: AdminFormProps): ReactElement {
  const { text, perRequest } = host;
  return (
    <form
      {...attributes}
      method={call.method}
      action={call.path}
      noValidate={!isChecked}
      autoComplete="off"
      data-enhance={needsConfirmation ? undefined : ''}
      data-form-failure={text('failed')}
      data-form-failure-401={text('signedOut')}
      data-form-failure-403={text('notAllowed')}
    >
      <HiddenInputs values={{ [CRUMB_PARAMETER]: perRequest.crumb, ...sends }} />
      {children}
    </form>
  );
}
