import type { PerformanceFlags } from 'shared-types/telemetry/performance';
import type { Site } from '../../site/directory/site';

/** What a site has measured: everything, but what its document switches off. Without the whole there are no parts. */
export function performanceFlags({ profile }: Pick<Site, 'profile'>): PerformanceFlags {
  const { records = true, remotes = true } = profile.website?.performance ?? {};
  return { records, remotes: records && remotes };
}
