import type { ReactElement, ReactNode } from 'react';
import { PASSKEY_FIELD } from 'shared-types/admin/people/two-step';
import type { PerRequest } from 'shared-types/host/render-host';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { HiddenInputs } from '../admin-form/hidden-inputs.view';
import './passkey.css';

interface PasskeyFormProps {
  /** Whether a passkey is created or used. */
  readonly ceremony: 'create' | 'get';
  /** Call that is sent what the passkey answers. */
  readonly call: { readonly method: string; readonly path: string };
  /** Call for the options of the passkey. */
  readonly options: { readonly path: string };
  readonly sends: Readonly<Record<string, string>>;
  readonly perRequest: PerRequest;
  readonly submit: string;
  readonly sending: string;
  readonly failed: string;
  readonly children?: ReactNode;
}

/** A form that a passkey submits. A script shows it in browsers that support passkeys; until then its place is empty. */
export function PasskeyForm(props: PasskeyFormProps): ReactElement {
  const { ceremony, call, options, sends, perRequest, submit, sending, failed, children } = props;
  return (
    <form
      className="admin-passkey"
      method={call.method}
      action={call.path}
      noValidate
      inert
      data-enhance=""
      data-passkey={ceremony}
      data-options={options.path}
      data-form-failure={failed}
    >
      <div className="form-error" data-form-error="" tabIndex={-1} />
      <HiddenInputs values={{ [CRUMB_PARAMETER]: perRequest.crumb, ...sends, [PASSKEY_FIELD]: '' }} />
      {children}
      <button type="submit" className="button button--quiet">
        <span className="admin-passkey__idle">{submit}</span>
        <span className="admin-passkey__busy">{sending}</span>
      </button>
    </form>
  );
}
