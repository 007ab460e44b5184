import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { findState, type LastChange, type StateKind } from './saved-state';
import { inLanguagesOf, siteCookiesOf, stateName, withSiteCookies } from './site-cookies';
import type { SiteCookies } from '../../platform/schema/tables/admin.tables';

/** How a site asks for consent, as its owners save it. */
export const COOKIES: StateKind<SiteCookies> = {
  table: 'cookie_settings_change',
  column: 'cookies',
  // The site holds all of it, but what a document says that is imported later.
  of: ({ profile }, last) => (last ? inLanguagesOf(siteCookiesOf(profile), last) : siteCookiesOf(profile)),
  into: (site, cookies) => ({ ...site, profile: withSiteCookies(site.profile, cookies) }),
  wanted: inLanguagesOf,
  nameOf: stateName,
};

/** The settings as they are saved. */
export interface StoredCookies {
  readonly cookies: SiteCookies;
  readonly changed: LastChange | undefined;
}

/** Reads what is saved. */
export async function findCookies(db: Kysely<Tables> | Transaction<Tables>, siteId: string): Promise<StoredCookies> {
  const { state: cookies, changed } = await findState(db, COOKIES, siteId);
  return { cookies, changed };
}
