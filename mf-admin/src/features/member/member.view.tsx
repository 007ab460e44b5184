import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MEMBER_EDITOR_CALLS } from 'shared-types/admin/people/member';
import type { PropsOf } from 'shared-types/render';
import type { RenderHost } from 'shared-types/host/render-host';
import { DetailPage } from '../../parts/detail-page/detail-page.view';
import { Facts } from '../../parts/detail-page/facts.view';
import { Notice } from '../../parts/detail-page/notice.view';
import { MemberCall } from './member-call.view';
import { MemberDetails } from './member-details.view';
import type { MemberPartProps } from './member-host';
import type { messages } from './member.messages';

/** A member's data and actions, each in its own form. */
export function element(
  { block, data, form }: PropsOf<'admin/member/details'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/member/details'];
  const part = { block: block.id, view, form, host };
  const done = view.done && host.text('done', { done: view.done });
  return (
    <DetailPage title={view.displayName}>
      <Notice form={form} done={done} />
      <MemberSummary {...part} />
      <MemberDetails {...part} />
      {view.status === 'invited' && <InviteAgain {...part} />}
      <Access {...part} />
      <Removal {...part} />
    </DetailPage>
  );
}

function MemberSummary({ view, host: { text } }: MemberPartProps): ReactElement {
  const { email, status, sessions, since, sinceText } = view;
  const statusText = text('status', { status });
  return (
    <Facts
      facts={[
        [text('email'), <bdi key="email">{email}</bdi>],
        [
          text('statusLabel'),
          status === 'active' ? `${statusText}, ${text('sessions', { count: sessions })}` : statusText,
        ],
        [
          text('since'),
          <time key="since" dateTime={since}>
            {sinceText}
          </time>,
        ],
      ]}
    />
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

/** The second submission confirms the removal. */
function Removal(part: MemberPartProps): ReactElement {
  const { view, form } = part;
  const { text } = part.host;
  const call = { ...part, call: MEMBER_EDITOR_CALLS.removeMember, title: text('removal') };
  if (form?.question === undefined) return <MemberCall {...call} hint={text('removalHint')} submit={text('remove')} />;
  return (
    <MemberCall {...call} hint={form.question} submit={text('removeYes')} fields={{ confirmed: 'yes' }} isConfirming>
      <a className="button button--quiet" href={ADMIN_PATH.member.replace('{token}', view.id)}>
        {text('removeNo')}
      </a>
    </MemberCall>
  );
}
