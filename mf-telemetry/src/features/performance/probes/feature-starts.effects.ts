import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { PERFORMANCE_MARK_PREFIX } from 'shared-types/telemetry/performance';
import { elementOrigin } from '../../../parts/origin/element-origin.effects';
import { observe } from './observe.effects';
import type { Probe } from './probe';

/** Only marks of feature starts contain a slash. */
const MARK = new RegExp(`^${PERFORMANCE_MARK_PREFIX}([a-z]+/[a-z0-9-]+)$`);

export const featureStarts: Probe = (parts) => {
  observe('mark', parts, ({ name, startTime: value }) => {
    const feature = featureOf(name);
    if (!feature) return;
    parts.report({ metric: 'feature-start', value, origin: originOf(feature), feature, joins: 'least', isFinal: true });
  });
};

/** The feature that the shell was starting within this time span, if any. */
export function startedWithin({ startTime, duration }: PerformanceEntry): string | undefined {
  const mark = performance
    .getEntriesByType('mark')
    .find(({ name, startTime: at }) => at >= startTime && at <= startTime + duration && featureOf(name));
  const feature = mark && featureOf(mark.name);
  return feature && originOf(feature);
}

function featureOf(mark: string): string | undefined {
  return MARK.exec(mark)?.[1];
}

function originOf(feature: string): string {
  return elementOrigin(document.querySelector(`[${BLOCK_ATTRIBUTE.feature}="${feature}"]`));
}
