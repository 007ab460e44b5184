import type { ReactElement } from 'react';
import { CLONE_CART_PARAMETER, MEMBER_CALLS } from 'shared-types/site/member-session';
import type { MemberFormProps } from './member-form-props';
import { OwnInputs } from './own-inputs.view';

/** A button that signs out and leaves the cart to the browser. Forms cannot send DELETE. */
export function SignOutForm({ id, form, host }: MemberFormProps): ReactElement {
  return (
    <form
      className="blocks-member-area__form"
      method="post"
      action={`${MEMBER_CALLS.signOut.path}/end`}
      data-sign-out=""
    >
      <div className="form-error" data-form-error="" role="alert">
        {form?.message}
      </div>
      <OwnInputs id={id} host={host} />
      <input type="hidden" name={CLONE_CART_PARAMETER} value="true" />
      <button className="button button--quiet blocks-member-area__submit">
        <span className="blocks-member-area__idle">{host.text('signOut')}</span>
        <span className="blocks-member-area__busy">{host.text('signingOut')}</span>
      </button>
    </form>
  );
}
