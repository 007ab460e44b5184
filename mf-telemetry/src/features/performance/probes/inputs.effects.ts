import { elementOrigin } from '../../../parts/origin/element-origin.effects';
import { withEvent, worstOf, type InteractionEvent } from './interactions';
import { observe } from './observe.effects';
import type { Probe } from './probe';

/** What TypeScript's library does not know yet. */
type InputEntry = PerformanceEventTiming & { readonly interactionId?: number };
type CountingPerformance = Performance & { readonly interactionCount?: number };

/** How long the first input waited until anything heard it, and how long the page took to answer its inputs. */
export const inputs: Probe = (parts) => {
  const { beganMs, report } = parts;
  const countNow = () => (performance as CountingPerformance).interactionCount ?? 0;
  let longest: readonly InteractionEvent[] = [];
  // Those of a page that is shown for the first time all belong to this load, also from before it was measured.
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
