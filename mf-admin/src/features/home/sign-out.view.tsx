import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { SESSION_CALLS } from 'shared-types/site/people/session';
import type { messages } from './home.messages';

interface SignOutProps {
  readonly block: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** A sign-out button that works with and without script. */
export function SignOut({ block, form, host }: SignOutProps): ReactElement {
  const { method, path } = SESSION_CALLS.logout;
  const { crumb, return: ownPath } = host.perRequest;
  return (
    <form className="admin-home__sign-out" method={method} action={path} data-enhance="">
      <div className="form-error" data-form-error="" role="alert">
        {form?.message}
      </div>
      <input type="hidden" name={CRUMB_PARAMETER} value={crumb} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="return" value={ownPath} />
      <button type="submit" className="button button--quiet">
        <span className="admin-home__idle">{host.text('signOut')}</span>
        <span className="admin-home__busy">{host.text('signingOut')}</span>
      </button>
    </form>
  );
}
