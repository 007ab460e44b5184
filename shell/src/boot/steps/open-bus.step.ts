import type { PageData } from 'shared-types/site/page/page-data';
import { createReportFailure, type FeatureFailure } from '../../blocks/report-failure';
import type { ShellConfig } from '../../config';
import { shareStates } from '../../host/bus/share-states';
import { publishStates } from '../../host/bus/publish-states';
import { createEventBus, type EventBus } from '../../host/bus/event-bus';
import type { ErrorBuffer } from '../../host/telemetry/error-buffer';
import { describeError } from '../../host/telemetry/describe-error';
import type { Ports } from '../../ports/ports';

export interface BusInput {
  readonly data: Pick<PageData, 'states'>;
  readonly errors: Pick<ErrorBuffer, 'add'>;
  readonly stop: AbortSignal;
}

/** The event bus, and the reporter of failures. */
export interface OpenBus {
  readonly eventBus: EventBus;
  readonly report: (failure: FeatureFailure) => void;
}

/** Opens the bus, publishes the page's state events, and shares state events with the visitor's other tabs. */
export function createOpenBus(_config: ShellConfig, ports: Pick<Ports, 'log' | 'lifecycle' | 'tabs'>) {
  return ({ data, errors, stop }: BusInput): OpenBus => {
    const eventBus = createEventBus((error, event) => {
      errors.add({ kind: 'error', ...describeError(error), remote: 'shell' });
      ports.log.error(`A listener threw at "${event}".`, error);
    });
    shareStates(eventBus, ports, stop);
    publishStates(eventBus, data.states);
    return { eventBus, report: createReportFailure({ log: ports.log, errors, eventBus }) };
  };
}
