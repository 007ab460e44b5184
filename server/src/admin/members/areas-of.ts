import { AREA_FIELD } from 'shared-types/admin/people/members';
import type { Site } from '../../site/directory/site';

/** The member areas that lock pages of a site. */
export function areasOf({ pages }: Pick<Site, 'pages'>): string[] {
  const named = pages.flatMap(({ lock }) => (lock?.by === 'members' && lock.area !== undefined ? [lock.area] : []));
  return [...new Set(named)].sort((one, other) => one.localeCompare(other));
}

/** The checked areas, if they exist. */
export function sentAreas(fields: Readonly<Record<string, unknown>>, all: readonly string[]): string[] {
  return all.filter((area) => fields[AREA_FIELD + area] !== undefined);
}
