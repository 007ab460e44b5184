import type { Telemetry, TelemetryRecord } from 'shared-types/host/telemetry';
import { describeError } from './describe-error';
import type { ErrorBuffer } from './error-buffer';

export type TelemetryOwner = Required<Pick<TelemetryRecord, 'feature' | 'remote' | 'version'>>;

/** A feature's telemetry: its records carry its name and are buffered until telemetry listens. */
export function createFeatureTelemetry(errors: Pick<ErrorBuffer, 'add' | 'follow'>, owner: TelemetryOwner): Telemetry {
  return {
    error: async (error) => errors.add({ kind: 'error', ...describeError(error), ...owner }),
    mark: async (name) => errors.add({ kind: 'mark', text: name, ...owner }),
    follow: async (listener) => errors.follow(listener),
  };
}
