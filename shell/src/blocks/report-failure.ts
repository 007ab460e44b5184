import type { FailureStage, PlainEvents } from 'shared-types/events';
import type { EventBus } from '../host/bus/event-bus';
import type { ErrorBuffer } from '../host/telemetry/error-buffer';
import type { Ports } from '../ports/ports';

export type FeatureFailure = PlainEvents['site/feature-failed'];

export interface ReportParts {
  readonly log: Ports['log'];
  readonly errors: Pick<ErrorBuffer, 'add'>;
  readonly eventBus: Pick<EventBus, 'send'>;
}

/** Stages at which the feature's code is missing. */
const MISSING: readonly FailureStage[] = ['entry', 'contract', 'feature'];

/**
 * Creates the reporter of failures: each goes to console, bus and telemetry once. If code of the store is missing, the
 * console also shows the text that the specification requires.
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
    // A failing listener of failures must not be notified of its own failure.
    if (isSending) return;
    isSending = true;
    eventBus.send('site/feature-failed', failure);
    isSending = false;
  };
}
