import { CONFIRMED_AT, type ConfirmedAt } from 'shared-types/admin/people/account';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { teamDone } from '../team/team-done';
import { accountDone } from './account-done';

export const confirmedAtSchema = z
  .enum(CONFIRMED_AT)
  .default('account')
  .describe('Page that asked, and is opened again.');

/** Leads back to the page that asked for a confirmation. */
export function identityConfirmed(context: ActionContext, at: ConfirmedAt): ActionOutcome {
  return at === 'team' ? teamDone(context, 'confirmed') : accountDone(context, 'confirmed');
}
