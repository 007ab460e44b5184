import type { ShellConfig } from '../config';
import { startLiveFacts } from '../features/live-fact/live-fact.effects';
import type { Wire } from '../host/bus/wire';
import type { Ports } from '../ports/ports';

/** What elements follow, and until when. */
export interface FollowInput {
  readonly wire: Wire;
  readonly stop: AbortSignal;
}

/** Lets elements of the page follow facts. */
export function createFollowFacts(_config: ShellConfig, ports: Pick<Ports, 'document'>) {
  return ({ wire, stop }: FollowInput): void => startLiveFacts({ ports, wire, stop });
}
