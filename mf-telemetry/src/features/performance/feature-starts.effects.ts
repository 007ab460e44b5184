import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import { PERFORMANCE_MARK_PREFIX } from 'shared-types/telemetry/performance';
import { elementOrigin } from '../../parts/origin/element-origin';
import { observe } from './observe.effects';
import type { Probe, ProbeParts } from './probe';

/** When each feature was started, by the shell's mark. */
export const featureStarts: Probe = (parts) => {
  observe('mark', parts, ({ name, startTime: value }) => {
    const feature = featureOf(name);
    const origin = originOfFeature(feature, parts);
    if (feature) parts.tell({ metric: 'feature-start', value, origin, feature, joins: 'least', isFinal: true });
  });
};

/** Whose feature the shell was starting at a time within these, where it was. */
export function startedWithin(
  { startTime, duration }: Pick<PerformanceEntry, 'startTime' | 'duration'>,
  parts: Pick<ProbeParts, 'release'>,
): string | undefined {
  const isWithin = (mark: PerformanceEntry) =>
    mark.startTime >= startTime && mark.startTime <= startTime + duration && featureOf(mark.name);
  const mark = performance.getEntriesByType('mark').find(isWithin);
  return mark && originOfFeature(featureOf(mark.name), parts);
}

/** The id of a feature has a slash, which no other mark has. */
function featureOf(mark: string): string | undefined {
  const isFeature = mark.startsWith(PERFORMANCE_MARK_PREFIX) && mark.includes('/');
  return isFeature ? mark.slice(PERFORMANCE_MARK_PREFIX.length) : undefined;
}

function originOfFeature(feature: string | undefined, { release }: Pick<ProbeParts, 'release'>): string {
  const blocks = [...document.querySelectorAll(`[${BLOCK_ATTRIBUTE.feature}]`)];
  return elementOrigin(
    blocks.find((block) => block.getAttribute(BLOCK_ATTRIBUTE.feature) === feature),
    release,
  );
}
