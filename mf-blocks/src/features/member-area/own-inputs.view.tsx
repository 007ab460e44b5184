import type { ReactElement } from 'react';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { MemberFormProps } from './member-form-props';

/** What every form here tells the server beside what is typed: it leads back to its own page. */
export function OwnInputs({ id, host }: Omit<MemberFormProps, 'form'>): ReactElement {
  const { crumb, return: ownPath } = host.perRequest;
  return (
    <>
      <input type="hidden" name={CRUMB_PARAMETER} value={crumb} />
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="return" value={ownPath} />
    </>
  );
}
