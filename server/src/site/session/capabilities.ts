import { WEBSITE_ROLE, type WebsiteRoleNumber } from 'shared-types/site/website-role';

/** Something an account may do on a website; each is asked for somewhere. */
export type Capability = 'config.open' | 'submissions.read';

const ALL: readonly Capability[] = ['config.open', 'submissions.read'];
/** Sees who is signed in, and nothing that could be changed. */
const LOOKS: readonly Capability[] = ['config.open'];

/**
 * What each website role may do. A number that is none of these opens nothing.
 *
 * @implements ROLE-04 ENUM-02
 */
export const CAPABILITIES: Readonly<Record<WebsiteRoleNumber, readonly Capability[]>> = {
  [WEBSITE_ROLE.admin]: ALL,
  [WEBSITE_ROLE.billing]: LOOKS,
  [WEBSITE_ROLE.reporting]: LOOKS,
  // Who writes the site's forms reads what they bring.
  [WEBSITE_ROLE.editor]: ['config.open', 'submissions.read'],
  [WEBSITE_ROLE.moderator]: LOOKS,
  [WEBSITE_ROLE.commenter]: LOOKS,
  [WEBSITE_ROLE.storeManager]: LOOKS,
  [WEBSITE_ROLE.scheduling]: LOOKS,
  [WEBSITE_ROLE.viewer]: LOOKS,
  [WEBSITE_ROLE.campaignsEditor]: LOOKS,
  [WEBSITE_ROLE.schedulingViewer]: LOOKS,
  [WEBSITE_ROLE.schedulingEditor]: LOOKS,
};

/** True where one of the roles allows it. */
export function mayDo(roles: readonly WebsiteRoleNumber[], capability: Capability): boolean {
  return roles.some((role) => CAPABILITIES[role]?.includes(capability));
}
