import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { MEMBER_PATH } from 'shared-types/site/people/member-password';
import type { messages } from './member-area.messages';
import { SignInForm } from './sign-in-form.view';
import { SignOutForm } from './sign-out-form.view';
import './member-area.css';

/** A sign-in form; for a signed-in member, a sign-out form. Confirms a new password, which a link alone cannot do. */
export function element(
  { block, data, form }: PropsOf<'blocks/member-area/member'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const { member, orderLookup } = data['blocks/member-area/member'];
  const isPasswordSet = form?.done === true && form.isFirst === true;
  const Form = member ? SignOutForm : SignInForm;
  return (
    <section className="blocks-member-area" aria-labelledby={`block-${block.id}-title`}>
      <h2 id={`block-${block.id}-title`}>{host.text('title')}</h2>
      {isPasswordSet && !member && <p role="status">{host.text('passwordSet')}</p>}
      {member && <p>{host.text('signedIn', { name: member.displayName, email: member.email })}</p>}
      {orderLookup && (
        <p>
          <a href={orderLookup.path}>{orderLookup.title}</a>
        </p>
      )}
      <Form id={block.id} form={form} host={host} />
      {!member && (
        <p>
          <a href={(host.context.languageRoot ?? '') + MEMBER_PATH.forgottenPassword}>{host.text('forgotten')}</a>
        </p>
      )}
    </section>
  );
}
