import type { FormReply } from 'shared-types/failure';
import type { Request } from 'shared-types/host/request';
import type { ShellConfig } from '../../config';
import { publishStates } from '../../host/bus/publish-states';
import type { EventBus } from '../../host/bus/event-bus';
import type { Ports } from '../../ports/ports';

export interface RefreshInput {
  readonly request: Request;
  readonly eventBus: Pick<EventBus, 'publish'>;
  readonly stop: AbortSignal;
}

/** Requests the page's state events again when it comes out of the back-forward cache. */
export function createRefreshStates(
  _config: ShellConfig,
  { address, lifecycle }: Pick<Ports, 'address' | 'lifecycle'>,
) {
  return ({ request, eventBus, stop }: RefreshInput): void => {
    const refresh = async (): Promise<void> => {
      const { pathname, search } = address.current();
      const result = await request<FormReply | undefined>(pathname + search, { retries: 1, signal: stop });
      if (result.ok) publishStates(eventBus, result.body?.states);
    };
    if (lifecycle.isReturn()) void refresh();
    lifecycle.onShown((shown) => void (shown && refresh()), stop);
  };
}
