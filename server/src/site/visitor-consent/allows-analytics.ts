import type { Visitor } from '../request/visitor';
import type { Site } from '../directory/site';

/**
 * True where what is not necessary may be done for this visitor: the same rule as the page's consent gate.
 *
 * @implements CONS-35
 */
export function allowsAnalytics(
  { profile }: Pick<Site, 'profile'>,
  { cookieChoice, privacyControl }: Pick<Visitor, 'cookieChoice' | 'privacyControl'>,
): boolean {
  const { isRestrictiveCookiePolicyEnabled: isRestrictive, isRestrictiveCookiePolicyAbsolute: isAbsolute } =
    profile.cookieSettings;
  if (isRestrictive && isAbsolute) return false;
  if (cookieChoice) return cookieChoice === 'accepted';
  return !isRestrictive && !privacyControl;
}
