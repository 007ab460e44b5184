import type { Request } from 'shared-types/host/request';
import { LOGOUT_PARAMETER, SESSION_CALLS, type LogoutReply } from 'shared-types/site/people/session';
import { publishStates } from '../../host/bus/publish-states';
import type { EventBus } from '../../host/bus/event-bus';
import type { Ports } from '../../ports/ports';

export interface LogOutParts {
  readonly request: Request;
  readonly eventBus: Pick<EventBus, 'send' | 'publish'>;
  readonly ports: Pick<Ports, 'address' | 'log'>;
}

const { method, path } = SESSION_CALLS.logout;

/**
 * Creates the sign-out of accounts, which redirects to the start page. A failure is only logged: the account stays signed
 * in and can try again.
 *
 * @implements LOGOUT-02 LOGOUT-03 LOGOUT-05 LOGOUT-07 LOGOUT-09 LOGOUT-10
 */
export function createLogOut({ request, eventBus, ports }: LogOutParts): () => Promise<void> {
  let isLoggingOut = false;
  return async () => {
    if (isLoggingOut) return;
    isLoggingOut = true;
    const reply = await request<LogoutReply>(path, { method });
    if (!reply.ok) {
      isLoggingOut = false;
      return ports.log.error(`The sign-out failed: ${reply.code}, ${reply.message}`);
    }
    publishStates(eventBus, { ...reply.body.states });
    eventBus.send('site/logged-out', {});
    ports.address.go(`/?${LOGOUT_PARAMETER}=true`);
  };
}
