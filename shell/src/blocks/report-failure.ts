import type { FailureStage, PlainEvents } from 'shared-types/events';
import type { EventBus } from '../host/bus/event-bus';
import type { ErrorBuffer } from '../host/telemetry/error-buffer';
import type { Ports } from '../ports/ports';

/** A feature that could not go live, or threw later. */
export type FeatureFailure = PlainEvents['site/feature-failed'];

/** Where a failure is reported to. */
export interface ReportParts {
  readonly log: Ports['log'];
  readonly errors: Pick<ErrorBuffer, 'add'>;
  readonly eventBus: Pick<EventBus, 'send'>;
}

/** Where a feature fails whose code is not there. */
const MISSING: readonly FailureStage[] = ['entry', 'contract', 'feature'];

/**
 * Makes the one reporter of failures: console, bus and telemetry hear of each once. Of the store the console also says
 * what the specification has it say where its code is missing.
 *
 * @implements CART-19
 */
export function createReportFailure({ log, errors, eventBus }: ReportParts): (failure: FeatureFailure) => void {
  let isSending = false;
  return (failure) => {
    const { feature, remote, version, stage, message } = failure;
    log.error(`${feature} (${remote}@${version}) failed at ${stage}: ${message}`);
    if (remote === 'mf-commerce' && MISSING.includes(stage)) log.error('Commerce rollup not loaded');
    errors.add({ kind: 'error', text: message, feature, remote, version });
    // A listener of failures that fails itself would be told of that without end.
    if (isSending) return;
    isSending = true;
    eventBus.send('site/feature-failed', failure);
    isSending = false;
  };
}
