import { CONFIG_PATH } from 'shared-types/config/config-path';
import { SESSIONS_PARAMETER, type SessionsDone, type SessionsReply } from 'shared-types/config/sessions';
import type { ActionOutcome } from '../../http/action-outcome';

/** Leads back to the list, which says what has been done. */
export function sessionsDone(done: SessionsDone): ActionOutcome {
  const location = `${CONFIG_PATH.sessions}?${SESSIONS_PARAMETER}=${done}`;
  return { kind: 'done', body: { location } satisfies SessionsReply, goTo: location };
}
