import type { ReactElement } from 'react';
import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import { MEMBER_CALLS } from 'shared-types/site/people/member-session';
import { PlainField } from '../../parts/plain-form/plain-field.view';
import { PlainForm } from '../../parts/plain-form/plain-form.view';
import type { MemberFormProps } from './member-form-props';

export function SignInForm({ id, form, host }: MemberFormProps): ReactElement {
  const messages = {
    submit: host.text('submit'),
    submitting: host.text('submitting'),
    problem: host.text('problem'),
    failed: host.text('failed'),
  };
  const field = (name: 'email' | 'password') =>
    ({ block: id, name, label: host.text(name), maxLength: SIGN_IN_LONGEST[name], form }) as const;
  return (
    <PlainForm call={MEMBER_CALLS.signIn} block={id} perRequest={host.perRequest} form={form} messages={messages}>
      <PlainField {...field('email')} autoComplete="username" />
      <PlainField {...field('password')} autoComplete="current-password" />
      <label className="blocks-member-area__remember">
        <input type="checkbox" name="rememberMe" value="true" defaultChecked={form?.values['rememberMe'] === 'true'} />
        {host.text('rememberMe')}
      </label>
    </PlainForm>
  );
}
