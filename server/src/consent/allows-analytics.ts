import type { Visitor } from '../http/visitor';
import type { Site } from '../site/directory/site';

/** True where what is not necessary may be done for this visitor: the same rule as the page's consent gate. */
export function allowsAnalytics(
  { profile }: Pick<Site, 'profile'>,
  { cookieChoice, privacyControl }: Pick<Visitor, 'cookieChoice' | 'privacyControl'>,
): boolean {
  if (cookieChoice) return cookieChoice === 'accepted';
  return !profile.cookieSettings.isRestrictiveCookiePolicyEnabled && !privacyControl;
}
