import { WEBSITE_ROLE, type WebsiteRoleName, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import type { Language } from '../../platform/language';
import { CAPABILITIES, type SiteCapability } from '../../site/session/capabilities';
import { TEAM_MESSAGES } from './team.messages';

export const ROLE_NAMES = Object.keys(WEBSITE_ROLE) as [WebsiteRoleName, ...WebsiteRoleName[]];
const NAME_OF = new Map<number, WebsiteRoleName>(ROLE_NAMES.map((name) => [WEBSITE_ROLE[name], name]));

/** The name of a role's number; a viewer's for unknown numbers, which may do nothing. */
export function roleNameOf(role: number): WebsiteRoleName {
  return NAME_OF.get(role) ?? 'viewer';
}

/** The names of roles in a language, in one text. */
export function roleText(roles: readonly number[], language: Language): string {
  const { roles: names } = TEAM_MESSAGES[language];
  return roles.map((role) => names[roleNameOf(role)]).join(', ');
}

/** What a role may do, in words: the capabilities of the one table that decides it. */
export function mayTexts(role: WebsiteRoleNumber, language: Language): readonly string[] {
  const { may } = TEAM_MESSAGES[language];
  return [...CAPABILITIES[role]].sort(byOrder).map((capability) => may[capability]);
}

const ORDER = Object.keys(TEAM_MESSAGES.en.may);

function byOrder(one: SiteCapability, other: SiteCapability): number {
  return ORDER.indexOf(one) - ORDER.indexOf(other);
}
