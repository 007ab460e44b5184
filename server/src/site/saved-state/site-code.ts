import { hash } from 'node:crypto';
import type { SiteCode } from 'shared-types/site/page/site-code';
import type { StateKind } from './saved-state';

const NO_CODE: SiteCode = { head: '', body: '', consent: 'accepted', pages: [] };

/** The code that the owner of a site adds to its pages. */
export const SITE_CODE: StateKind<SiteCode> = {
  table: 'site_code_change',
  column: 'code',
  of: ({ profile }, last) => last ?? profile.code ?? NO_CODE,
  into: ({ profile, ...site }, code) => ({ ...site, profile: { ...profile, code } }),
  wanted: (_, sent) => sent,
  nameOf: siteCodeName,
};

/** Names a state: equal ones have the same name. */
export function siteCodeName({ head, body, consent, pages }: SiteCode): string {
  const values = [head, body, consent, ...pages.map((page) => [page.path, page.head, page.body])];
  return hash('sha256', JSON.stringify(values), 'base64url');
}
