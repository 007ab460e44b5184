import type { ConsentState } from 'shared-types/consent/cookie-banner';
import { COOKIE } from 'shared-types/site/cookie';
import type { CookiePort } from '../../ports/cookie.port';

/** The visitor's choice; undefined before the first one. */
export type Choice = ConsentState['choice'] | undefined;

/** Choices by cookie value; any other value is none. */
const CHOICES: Readonly<Record<string, Choice>> = { true: 'accepted', false: 'declined' };

/** The stored choice. Over http the value is followed by `~` and the server's proof. */
export function keptChoice(cookies: Pick<CookiePort, 'read'>): Choice {
  return CHOICES[cookies.read(COOKIE.cookieChoice)?.split('~')[0] ?? ''];
}
