import type { PageData } from 'shared-types/site/page-data';
import { createReportFailure, type FeatureFailure } from '../blocks/report-failure';
import type { ShellConfig } from '../config';
import { shareFacts } from '../host/bus/share-facts';
import { tellFacts } from '../host/bus/tell-facts';
import { createWire, type Wire } from '../host/bus/wire';
import type { ErrorBuffer } from '../host/telemetry/error-buffer';
import { describeError } from '../host/telemetry/describe-error';
import type { Ports } from '../ports/ports';

/** What the bus starts with. */
export interface BusInput {
  readonly data: Pick<PageData, 'facts'>;
  readonly errors: Pick<ErrorBuffer, 'add'>;
  readonly stop: AbortSignal;
}

/** The bus, and the one reporter of what fails on it and elsewhere. */
export interface OpenBus {
  readonly wire: Wire;
  readonly report: (failure: FeatureFailure) => void;
}

/** Opens the bus, tells it the page's facts and lets it hear the visitor's other tabs. */
export function createOpenBus(_config: ShellConfig, ports: Pick<Ports, 'log' | 'moments' | 'tabs'>) {
  return ({ data, errors, stop }: BusInput): OpenBus => {
    const wire = createWire((error, event) => {
      errors.add({ kind: 'error', ...describeError(error), remote: 'shell' });
      ports.log.error(`A listener threw at "${event}".`, error);
    });
    shareFacts(wire, ports, stop);
    tellFacts(wire, data.facts);
    return { wire, report: createReportFailure({ log: ports.log, errors, wire }) };
  };
}
