import type { PlatformRole } from 'shared-types/site/people/platform-role';
import { WEBSITE_ROLE, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import type { SignedInAccount } from './signed-in-account';

/** Something an account may do; each is asked for somewhere. */
export type Capability = (typeof ALL)[number] | PlatformCapability;

/** Something that is about the platform, and which no role on a website opens. */
type PlatformCapability = 'remotes.change' | 'remotes.read';

const ALL = [
  'announcement.edit',
  'billing.open',
  'admin.open',
  'cookies.edit',
  'design.open',
  'header-footer.edit',
  'health.read',
  'languages.edit',
  'members.edit',
  'orders.edit',
  'orders.read',
  'places.find',
  'prices.edit',
  'products.edit',
  'reviews.edit',
  'sales.read',
  'submissions.read',
  'views.read',
  'visits.read',
] as const;
/** Sees who is signed in, and nothing that could be changed. */
const LOOKS: readonly Capability[] = ['admin.open'];
/** Works on the site: the start of its pages leads here, and here they are shown. */
const WORKS: readonly Capability[] = ['admin.open', 'design.open'];

/**
 * What each website role may do. A number that is none of these opens nothing.
 *
 * @implements ROLE-04 ENUM-02
 */
export const CAPABILITIES: Readonly<Record<WebsiteRoleNumber, readonly Capability[]>> = {
  [WEBSITE_ROLE.admin]: ALL,
  [WEBSITE_ROLE.billing]: [...WORKS, 'billing.open'],
  [WEBSITE_ROLE.reporting]: [...WORKS, 'health.read', 'orders.read', 'sales.read', 'visits.read'],
  // Who writes the site's forms reads what they bring, who writes its texts those about cookies too, and who is read. Who
  // writes what locked pages hold says who reads them.
  [WEBSITE_ROLE.editor]: [
    ...WORKS,
    'announcement.edit',
    'cookies.edit',
    'header-footer.edit',
    'members.edit',
    'places.find',
    'submissions.read',
    'visits.read',
  ],
  // What visitors say is what it moderates.
  [WEBSITE_ROLE.moderator]: [...WORKS, 'reviews.edit'],
  [WEBSITE_ROLE.commenter]: WORKS,
  [WEBSITE_ROLE.storeManager]: [
    ...WORKS,
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
  [WEBSITE_ROLE.campaignsEditor]: [...WORKS, 'announcement.edit', 'visits.read'],
  [WEBSITE_ROLE.schedulingViewer]: WORKS,
  [WEBSITE_ROLE.schedulingEditor]: WORKS,
};

/** What each role on the platform may do, on every site that its account can sign in at. */
const PLATFORM_CAPABILITIES: Readonly<Record<PlatformRole, readonly PlatformCapability[]>> = {
  look: ['remotes.read'],
  operate: ['remotes.change', 'remotes.read'],
};

/** True for what is about the platform, and which no role on a website opens. */
export function isOfPlatform(capability: Capability): boolean {
  return Object.values(PLATFORM_CAPABILITIES).some((all: readonly Capability[]) => all.includes(capability));
}

/** True where one of an account's roles allows it. */
export function mayDo(
  { roles, platformRole }: Pick<SignedInAccount, 'roles' | 'platformRole'>,
  capability: Capability,
): boolean {
  const ofPlatform: readonly Capability[] = platformRole ? PLATFORM_CAPABILITIES[platformRole] : [];
  return ofPlatform.includes(capability) || roles.some((role) => CAPABILITIES[role]?.includes(capability));
}
