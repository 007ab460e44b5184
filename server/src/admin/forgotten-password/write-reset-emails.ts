import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import { findMemberForEmail } from '../../site/member-session/member.store';
import { memberEmail } from '../../site/member-password/member-email';
import { RESET_KINDS } from '../../site/password-reset/reset-tables';
import type { SessionKind } from '../../site/session/session-rows';
import { findAccount } from '../sign-in/account.store';
import { FORGOTTEN_PASSWORD_MESSAGES } from '../../site/password-reset/forgotten-password.messages';
import { queueResetEmail, type ResetEmail } from '../../site/password-reset/reset-email';
import { timeZoneOf, type SiteProfile } from '../../site/directory/site-profile';
import { takeResetRequest, type ResetRequest } from '../../site/password-reset/reset-request.store';

/** Most requests in one run. */
const MOST = 100;

/** Answers requests with emails, if the account may sign in at that site; deletes other requests. */
export async function writeResetEmails(db: Database): Promise<void> {
  for (const kind of RESET_KINDS)
    for (let count = 0; count < MOST; count += 1) if (!(await answerNext(db, kind))) break;
}

/** Handles request, token and email in one transaction; false if there is no request. */
function answerNext(db: Database, kind: SessionKind): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const request = await takeResetRequest(trx, kind);
    if (!request) return false;
    const message = await EMAILS[kind](trx, request);
    if (message) await queueResetEmail(trx, message);
    return true;
  });
}

/** The email that answers a request; none for unknown accounts. */
const EMAILS: Readonly<Record<SessionKind, (trx: Database, request: ResetRequest) => Promise<ResetEmail | undefined>>> =
  {
    async account(trx, request) {
      const { siteId, email, origin } = request;
      const account = await findAccount(trx, request);
      if (!account) return undefined;
      const site = await siteOf(trx, siteId);
      return {
        kind: 'account',
        site: { ...site, timeZone: timeZoneOf(site.profile as SiteProfile) },
        locale: site.locale,
        owner: { id: account.id, email },
        address: origin + ADMIN_PATH.newPassword,
        messages: FORGOTTEN_PASSWORD_MESSAGES[languageOf(site)],
      };
    },
    async member(trx, request) {
      const member = await findMemberForEmail(trx, request);
      if (!member) return undefined;
      const site = await siteOf(trx, request.siteId);
      return memberEmail({ site, member, origin: request.origin, locale: request.locale ?? site.locale });
    },
  };

function siteOf(trx: Database, siteId: string) {
  return trx
    .selectFrom('site')
    .select(['id', 'name', 'locale', 'profile'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
}
