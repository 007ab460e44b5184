import { elementOrigin } from '../../../parts/origin/element-origin.effects';
import { withEvent, worstOf, type InteractionEvent } from './interactions';
import { observe } from './observe.effects';
import type { Probe } from './probe';

/** `interactionId` is missing in TypeScript's DOM types. */
type InputEntry = PerformanceEventTiming & { readonly interactionId?: number };
type CountingPerformance = Performance & { readonly interactionCount?: number };

export const inputs: Probe = (parts) => {
  const { beganMs, report } = parts;
  const countNow = () => (performance as CountingPerformance).interactionCount ?? 0;
  let longest: readonly InteractionEvent[] = [];
  // Interactions of a first page load all belong to it, including those before measuring began.
  const before = beganMs && countNow();
  const record = ({ duration, interactionId = 0, target }: InputEntry): void => {
    longest = withEvent(longest, { duration, interactionId, origin: elementOrigin(target) });
    const worst = worstOf(longest, countNow() - before);
    if (worst) report({ metric: 'inp', value: worst.duration, origin: worst.origin });
  };
  observe<InputEntry>('event', parts, record);
  observe<InputEntry>('first-input', parts, (entry) => {
    const { startTime, processingStart, target } = entry;
    report({ metric: 'fid', value: processingStart - startTime, origin: elementOrigin(target), isFinal: true });
    record(entry);
  });
};
