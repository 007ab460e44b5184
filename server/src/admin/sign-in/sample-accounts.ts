import type { PlatformRole } from 'shared-types/site/people/platform-role';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';

export interface SampleAccount {
  readonly email: string;
  readonly displayName: string;
  /** Its role on each site, by the site's identifier. */
  readonly roles: Readonly<Record<string, WebsiteRoleName>>;
  readonly platformRole?: PlatformRole;
}

export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  { email: 'owner@shop.example', displayName: 'Olive Owner', roles: { 'fern-and-kiln': 'admin' } },
  { email: 'owner@bistro.example', displayName: 'Basia Owner', roles: { buraczek: 'admin' } },
  { email: 'owner@photographer.example', displayName: 'Isla Owner', roles: { 'isla-rennie': 'admin' } },
  {
    email: 'ops@shop.example',
    displayName: 'Otto Ops',
    roles: { 'fern-and-kiln': 'admin', buraczek: 'admin', 'isla-rennie': 'admin' },
    platformRole: 'operate',
  },
  { email: 'viewer@shop.example', displayName: 'Vera Viewer', roles: { 'fern-and-kiln': 'viewer' } },
];

/** Its roles on existing sites. */
export function rolesOf({ roles }: SampleAccount, siteIds: ReadonlyMap<string, string>) {
  return Object.entries(roles).flatMap(([identifier, name]) => {
    const siteId = siteIds.get(identifier);
    return siteId === undefined ? [] : [{ siteId, role: WEBSITE_ROLE[name] }];
  });
}
