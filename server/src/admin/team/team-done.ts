import { TEAM_DONE_PARAMETER, type TeamDone } from 'shared-types/admin/people/team';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { shownOnce } from '../shown-once';
import { TEAM_MESSAGES } from './team.messages';

/** Leads to the page of the team, which says what was done. */
export function teamDone({ site, reply, language }: ActionContext, done: TeamDone): ActionOutcome {
  return shownOnce(reply, {
    page: site.adminPages.team,
    done: [TEAM_DONE_PARAMETER, done],
    message: TEAM_MESSAGES[language].done[done],
  });
}

/** Nobody of the site's team has this id. */
export const TEAMMATE_GONE = { kind: 'refused', code: 'admin/teammate-gone' } as const;
/** The site would be left without an administrator. */
export const LAST_ADMINISTRATOR = { kind: 'refused', code: 'admin/last-administrator' } as const;
/** The invitation was accepted or withdrawn, or never made. */
export const INVITATION_GONE = { kind: 'refused', code: 'admin/team-invitation-gone' } as const;
