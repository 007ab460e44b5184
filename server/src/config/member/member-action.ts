import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { MemberDone } from 'shared-types/config/members';
import type { ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import { onlyBlockOf } from '../../site/directory/config-pages';
import { memberDone } from '../members/member-done';

/** Nobody of that id is a member of this site. */
export const MEMBER_GONE: ActionOutcome = { kind: 'refused', code: 'config/member-gone' };

/** Leads back to the member's page, which says what has happened. */
export function doneToMember(
  context: ActionContext,
  { member, done }: { readonly member: string; readonly done: MemberDone },
): ActionOutcome {
  const path = CONFIG_PATH.member.replace('{token}', member);
  return memberDone(context, { done, path, block: onlyBlockOf(context.site.configPages.member) });
}
