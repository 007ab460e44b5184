import type { PerformanceFlags } from 'shared-types/telemetry/performance';
import type { Site } from '../../site/directory/site';

/** Everything is measured unless the site document switches it off. Without page load metrics there are no others. */
export function performanceFlags({ profile }: Pick<Site, 'profile'>): PerformanceFlags {
  const { records = true, remotes = true } = profile.website?.performance ?? {};
  return { records, remotes: records && remotes };
}
