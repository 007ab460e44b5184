import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { MemberDone } from 'shared-types/admin/people/members';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { memberDone } from '../members/member-done';

/** No member of this site has this id. */
export const MEMBER_GONE: ActionOutcome = { kind: 'refused', code: 'admin/member-gone' };

/** Redirects to the member's page, which shows the message. */
export function doneToMember(
  context: ActionContext,
  { member, done }: { readonly member: string; readonly done: MemberDone },
): ActionOutcome {
  const path = ADMIN_PATH.member.replace('{token}', member);
  return memberDone(context, { done, path, block: onlyBlockOf(context.site.adminPages.member) });
}
