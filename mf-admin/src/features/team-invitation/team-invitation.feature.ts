import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Target of the link of an invitation to the team. The shell sends the form by fetch if script runs. */
export const teamInvitation = {
  id: 'admin/team-invitation',
  implements: ['ROLE-05', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.teamInvitation] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/team-invitation/link'],
  messages: { en: () => import('./team-invitation.messages'), pl: () => import('./team-invitation.messages.pl') },
} satisfies HtmlFeature;
