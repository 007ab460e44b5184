import { AREA_FIELD } from 'shared-types/admin/people/members';
import type { Site } from '../../site/directory/site';

/** The areas that pages of a site are locked to, by name. */
export function areasOf({ pages }: Pick<Site, 'pages'>): string[] {
  const named = pages.flatMap(({ lock }) => (lock?.by === 'members' && lock.area !== undefined ? [lock.area] : []));
  return [...new Set(named)].sort((one, other) => one.localeCompare(other));
}

/** The areas that a form has checked, of those there are. */
export function sentAreas(fields: Readonly<Record<string, unknown>>, all: readonly string[]): string[] {
  return all.filter((area) => fields[AREA_FIELD + area] !== undefined);
}
