import { z } from 'zod';
import type { Language } from '../../platform/language';
import { ROLE_NAMES } from './role-texts';
import { TEAM_MESSAGES } from './team.messages';

export function roleSchema(language: Language) {
  return z.enum(ROLE_NAMES, { error: TEAM_MESSAGES[language].role });
}

/** Names a person of the team. */
export const personSchema = z.object({ person: z.guid().toLowerCase().describe('Id of the account.') });

/** Names an invitation. */
export const invitationSchema = z.object({ invitation: z.guid().toLowerCase().describe('Id of the invitation.') });
