import { ACCOUNT_DONE_PARAMETER, type AccountDone } from 'shared-types/admin/people/account';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { shownOnce } from '../shown-once';
import { ACCOUNT_MESSAGES } from './account.messages';

/** Leads to the account's page, which says what was done. */
export function accountDone({ site, reply, language }: ActionContext, done: AccountDone): ActionOutcome {
  return shownOnce(reply, {
    page: site.adminPages.account,
    done: [ACCOUNT_DONE_PARAMETER, done],
    message: ACCOUNT_MESSAGES[language].done[done],
  });
}
