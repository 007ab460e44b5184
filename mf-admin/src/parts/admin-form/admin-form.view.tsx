import type { FormHTMLAttributes, ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { HiddenInputs } from './hidden-inputs.view';

/** The messages a form needs from its feature: what is said where the server does not answer, or refuses the sender. */
export type FormMessages = Readonly<Record<'failed' | 'signedOut' | 'notAllowed', string>>;

interface AdminFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Where it is sent. */
  readonly call: { readonly method: string; readonly path: string };
  /** What it tells the server beside what is typed, by the names of its fields; the crumb comes by itself. */
  readonly sends: Readonly<Record<string, string>>;
  readonly host: RenderHost<FormMessages>;
  /**
   * True for one that is asked about first. The shell leaves it to its feature, which asks, and to the browser where that is not
   * there: then the server asks.
   */
  readonly needsConfirmation?: boolean;
}

/** A form that changes something: plain HTML, which the shell sends where there is script. */
export function AdminForm({
  call,
  sends,
  host,
  needsConfirmation,
  children,
  ...attributes
}: AdminFormProps): ReactElement {
  const { text, perRequest } = host;
  return (
    <form
      {...attributes}
      method={call.method}
      action={call.path}
      noValidate
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
