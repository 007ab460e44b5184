import type { ShellConfig } from '../../config';
import { startLiveStates } from '../../features/live-state/live-state.effects';
import type { EventBus } from '../../host/bus/event-bus';
import type { Ports } from '../../ports/ports';

export interface FollowInput {
  readonly eventBus: EventBus;
  readonly stop: AbortSignal;
}

/** Makes elements of the page follow state events. */
export function createFollowStates(_config: ShellConfig, ports: Pick<Ports, 'document'>) {
  return ({ eventBus, stop }: FollowInput): void => startLiveStates({ ports, eventBus, stop });
}
