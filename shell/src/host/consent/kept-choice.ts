import type { ConsentState } from 'shared-types/consent/cookie-banner';
import { COOKIE } from 'shared-types/site/cookie';
import type { CookiePort } from '../../ports/cookie.port';

/** What a visitor chose; nothing before the first choice. */
export type Choice = ConsentState['choice'] | undefined;

/** The choice by what the cookie holds; any other value is none. */
const CHOICES: Readonly<Record<string, Choice>> = { true: 'accepted', false: 'declined' };

/** The choice this browser keeps now. Over http the server adds its proof to the value, after a `~`. */
export function keptChoice(cookies: Pick<CookiePort, 'read'>): Choice {
  return CHOICES[cookies.read(COOKIE.cookieChoice)?.split('~')[0] ?? ''];
}
