import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { MEMBER_EDITOR_CALLS } from 'shared-types/config/member';
import type { PropsOf } from 'shared-types/render';
import type { RenderHost } from 'shared-types/host/render-host';
import { MemberCall } from './member-call.view';
import { MemberDetails } from './member-details.view';
import type { MemberPartProps } from './member-host';
import type { strings } from './member.strings';
import './member.css';

/** What is known of a member, and what can be done: each a form of its own. */
export function element(
  { block, data, form }: PropsOf<'config/member/details'>,
  host: RenderHost<typeof strings>,
): ReactElement {
  const view = data['config/member/details'];
  const part = { block: block.id, view, form, host };
  return (
    <div className="config-member">
      <p>
        <a className="config-member__home" href={CONFIG_PATH.members}>
          {host.text('members')}
        </a>
      </p>
      <h1 className="config-member__title" dir="auto">
        {view.displayName}
      </h1>
      <Told {...part} />
      <Facts {...part} />
      <MemberDetails {...part} />
      {view.status === 'invited' && <InviteAgain {...part} />}
      <Access {...part} />
      <Removal {...part} />
    </div>
  );
}

/** The page has come back to say it. */
const FOCUSED = { tabIndex: -1, autoFocus: true };

/** What has happened, or why not. It takes the focus of the page that comes back. */
function Told({ view, form, host: { text } }: MemberPartProps): ReactElement | null {
  if (form?.question !== undefined) return null;
  if (form?.message !== undefined)
    return (
      <div className="form-error" role="alert" {...FOCUSED}>
        <p>{form.message}</p>
      </div>
    );
  if (!form?.done || !form.isFirst || !view.done) return null;
  return (
    <p className="config-member__told" role="status" {...FOCUSED}>
      {text('done', { done: view.done })}
    </p>
  );
}

function Facts({ view, host: { text } }: MemberPartProps): ReactElement {
  const { email, status, sessions, since, sinceText } = view;
  const row = (name: string, value: ReactNode) => (
    <div className="config-member__row">
      <dt className="config-member__note">{name}</dt>
      <dd className="config-member__value">{value}</dd>
    </div>
  );
  return (
    <dl className="config-member__facts">
      {row(text('email'), <bdi>{email}</bdi>)}
      {row(
        text('statusLabel'),
        status === 'active'
          ? `${text('status', { status })}, ${text('sessions', { count: sessions })}`
          : text('status', { status }),
      )}
      {row(text('since'), <time dateTime={since}>{sinceText}</time>)}
    </dl>
  );
}

function InviteAgain(part: MemberPartProps): ReactElement {
  const { text } = part.host;
  return (
    <MemberCall
      {...part}
      call={MEMBER_EDITOR_CALLS.inviteAgain}
      title={text('again')}
      hint={text('againHint')}
      submit={text('inviteAgain')}
    />
  );
}

function Access(part: MemberPartProps): ReactElement {
  const { text } = part.host;
  const isOff = part.view.status === 'disabled';
  return (
    <MemberCall
      {...part}
      call={MEMBER_EDITOR_CALLS.setMemberAccess}
      title={text('access')}
      hint={text(isOff ? 'onHint' : 'offHint')}
      submit={text(isOff ? 'switchOn' : 'switchOff')}
      fields={{ access: isOff ? 'on' : 'off' }}
    />
  );
}

/** Asked for the second time it is for good. */
function Removal(part: MemberPartProps): ReactElement {
  const { view, form } = part;
  const { text } = part.host;
  const call = { ...part, call: MEMBER_EDITOR_CALLS.removeMember, title: text('removal') };
  if (form?.question === undefined) return <MemberCall {...call} hint={text('removalHint')} submit={text('remove')} />;
  return (
    <MemberCall {...call} hint={form.question} submit={text('removeYes')} fields={{ confirmed: 'yes' }} isAsked>
      <a className="button button--quiet" href={CONFIG_PATH.member.replace('{token}', view.id)}>
        {text('removeNo')}
      </a>
    </MemberCall>
  );
}
