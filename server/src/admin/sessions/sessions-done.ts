import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SESSIONS_PARAMETER, type SessionsDone, type SessionsReply } from 'shared-types/admin/people/sessions';
import type { ActionOutcome } from '../../site/request/action-outcome';

export function sessionsDone(done: SessionsDone): ActionOutcome {
  const location = `${ADMIN_PATH.sessions}?${SESSIONS_PARAMETER}=${done}`;
  return { kind: 'done', body: { location } satisfies SessionsReply, goTo: location };
}
