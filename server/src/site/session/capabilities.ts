import type { PlatformRole } from 'shared-types/site/people/platform-role';
import { WEBSITE_ROLE, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import type { SignedInAccount } from './signed-in-account';

export type Capability = SiteCapability | PlatformCapability;

/** A capability on a site. */
export type SiteCapability = (typeof ALL)[number];

/** A capability on the platform, which website roles never include. */
type PlatformCapability = 'remotes.change' | 'remotes.read';

const ALL = [
  'announcement.edit',
  'billing.open',
  'admin.open',
  'cookies.edit',
  'design.open',
  'files.edit',
  'files.read',
  'forms.edit',
  'header-footer.edit',
  'health.read',
  'languages.edit',
  'lists.edit',
  'members.edit',
  'orders.edit',
  'orders.read',
  'pages.edit',
  'pages.publish',
  'payments.edit',
  'places.find',
  'prices.edit',
  'products.edit',
  'reviews.edit',
  'sales.read',
  'scripts.edit',
  'settings.edit',
  'styles.edit',
  'submissions.delete',
  'submissions.read',
  'team.edit',
  'views.read',
  'visits.read',
] as const;
/** Read-only access to the admin area. */
const LOOKS: readonly SiteCapability[] = ['admin.open'];
/** Roles that work on the site: its pages link to the admin area. */
const WORKS: readonly SiteCapability[] = ['admin.open', 'design.open'];

/**
 * Capabilities of each website role. Unknown role numbers have none.
 *
 * @implements ROLE-04 ENUM-02
 */
export const CAPABILITIES: Readonly<Record<WebsiteRoleNumber, readonly SiteCapability[]>> = {
  [WEBSITE_ROLE.admin]: ALL,
  [WEBSITE_ROLE.billing]: [...WORKS, 'billing.open'],
  [WEBSITE_ROLE.reporting]: [...WORKS, 'health.read', 'orders.read', 'sales.read', 'visits.read'],
  // Editors write forms, so they read submissions, which only administrators delete; they write texts, including those about cookies; and they write locked
  // pages, so they manage members.
  [WEBSITE_ROLE.editor]: [
    ...WORKS,
    'announcement.edit',
    'cookies.edit',
    'files.edit',
    'files.read',
    'forms.edit',
    'header-footer.edit',
    'lists.edit',
    'members.edit',
    'pages.edit',
    'pages.publish',
    'places.find',
    'styles.edit',
    'submissions.read',
    'visits.read',
  ],
  // Moderators publish and hide reviews.
  [WEBSITE_ROLE.moderator]: [...WORKS, 'reviews.edit'],
  [WEBSITE_ROLE.commenter]: WORKS,
  [WEBSITE_ROLE.storeManager]: [
    ...WORKS,
    'files.edit',
    'files.read',
    'orders.edit',
    'orders.read',
    'prices.edit',
    'products.edit',
    'reviews.edit',
    'sales.read',
    'visits.read',
  ],
  [WEBSITE_ROLE.scheduling]: WORKS,
  [WEBSITE_ROLE.viewer]: LOOKS,
  // They write pages that somebody else looks at and publishes.
  [WEBSITE_ROLE.campaignsEditor]: [...WORKS, 'announcement.edit', 'files.read', 'pages.edit', 'visits.read'],
  [WEBSITE_ROLE.schedulingViewer]: WORKS,
  [WEBSITE_ROLE.schedulingEditor]: WORKS,
};

/** Capabilities of each platform role, on every site at which the account can sign in. */
const PLATFORM_CAPABILITIES: Readonly<Record<PlatformRole, readonly PlatformCapability[]>> = {
  look: ['remotes.read'],
  operate: ['remotes.change', 'remotes.read'],
};

/** True for capabilities that website roles never include. */
export function isOfPlatform(capability: Capability): boolean {
  return Object.values(PLATFORM_CAPABILITIES).some((all: readonly Capability[]) => all.includes(capability));
}

function hasCapability(role: WebsiteRoleNumber, capability: Capability): boolean {
  const all: readonly Capability[] | undefined = CAPABILITIES[role];
  return all?.includes(capability) ?? false;
}

/** True if one of the account's roles includes the capability. */
export function mayDo(
  { roles, platformRole }: Pick<SignedInAccount, 'roles' | 'platformRole'>,
  capability: Capability,
): boolean {
  const ofPlatform: readonly Capability[] = platformRole ? PLATFORM_CAPABILITIES[platformRole] : [];
  return ofPlatform.includes(capability) || roles.some((role) => hasCapability(role, capability));
}
