import type { ShellConfig } from '../../config';
import { createErrorBuffer, type ErrorBuffer } from '../../host/telemetry/error-buffer';
import { describeError } from '../../host/telemetry/describe-error';
import type { Ports } from '../../ports/ports';

/** Buffers uncaught errors until telemetry listens. */
export function createBufferErrors(config: Pick<ShellConfig, 'earlyRecords'>, { errorPort }: Pick<Ports, 'errorPort'>) {
  return (stop: AbortSignal): ErrorBuffer => {
    const errors = createErrorBuffer(config.earlyRecords);
    errorPort.onUncaught(({ error, message, ...place }) => {
      errors.add({ kind: 'error', ...describeError(error ?? message), text: message, ...place });
    }, stop);
    return errors;
  };
}
