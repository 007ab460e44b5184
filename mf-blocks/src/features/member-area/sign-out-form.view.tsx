import type { ReactElement } from 'react';
import { CLONE_CART_PARAMETER, MEMBER_CALLS } from 'shared-types/site/people/member-session';
import { OwnInputs, SubmitButton } from '../../parts/plain-form/plain-form.view';
import type { MemberFormProps } from './member-form-props';

/** A button that signs out and keeps the cart in the browser. It posts, because forms cannot send DELETE. */
export function SignOutForm({ id, form, host }: MemberFormProps): ReactElement {
  return (
    <form className="blocks-plain-form" method="post" action={`${MEMBER_CALLS.signOut.path}/end`} data-sign-out="">
      <div className="form-error" data-form-error="" role="alert">
        {form?.message}
      </div>
      <OwnInputs block={id} perRequest={host.perRequest} />
      <input type="hidden" name={CLONE_CART_PARAMETER} value="true" />
      <SubmitButton messages={{ submit: host.text('signOut'), submitting: host.text('signingOut') }} isQuiet />
    </form>
  );
}
