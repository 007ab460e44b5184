import type { ReactElement } from 'react';
import { TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { NamedForm } from '../../parts/named-form/named-form.view';
import type { AccountPartProps } from './account-host';
import { Part } from './part.view';

/** The recovery codes: a new set once, then how many are left. */
export function Codes({ on, view, host }: AccountPartProps): ReactElement {
  const { text } = host;
  return (
    <Part id={`block-${on.block}-codes`} title={text('codes')}>
      {view.newCodes && (
        <>
          <p role="status">{text('newCodes')}</p>
          <ul className="admin-account__codes">
            {view.newCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{text('codesLeft', { count: view.codesLeft ?? 0 })}</p>
      {view.isConfirmed && (
        <NamedForm
          {...on}
          name="codes"
          call={TWO_STEP_CALLS.renewRecoveryCodes}
          submit={text('renewCodes')}
          isQuiet
          host={host}
        />
      )}
    </Part>
  );
}
