import { CONFIG_PATH } from 'shared-types/config/config-path';
import { languageOf } from '../../language';
import type { Database } from '../../schema/database';
import { findMemberForLetter } from '../../site/member-session/member.store';
import { memberLetter } from '../../site/member-password/member-letter';
import { RESET_KINDS } from '../../site/session/reset-tables';
import type { SessionKind } from '../../site/session/session-rows';
import { findAccount } from '../sign-in/account.store';
import { FORGOTTEN_PASSWORD_SENTENCES } from './forgotten-password.sentences';
import { putResetLetter, type ResetLetter } from './reset-letter';
import { takeResetRequest, type ResetRequest } from './reset-request.store';

/** What is more waits for the next time. */
const MOST = 100;

/** Writes a letter to everybody who has asked for one and may sign in on that site; nothing comes of other requests. */
export async function writeResetLetters(db: Database): Promise<void> {
  for (const kind of RESET_KINDS)
    for (let count = 0; count < MOST; count += 1) if (!(await answerNext(db, kind))) break;
}

/** Request, token and letter change together, so that none of them is ever without the others; false where none is left. */
function answerNext(db: Database, kind: SessionKind): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const request = await takeResetRequest(trx, kind);
    if (!request) return false;
    const letter = await LETTERS[kind](trx, request);
    if (letter) await putResetLetter(trx, letter);
    return true;
  });
}

/** The letter that answers a request; none for nobody. */
const LETTERS: Readonly<
  Record<SessionKind, (trx: Database, request: ResetRequest) => Promise<ResetLetter | undefined>>
> = {
  async account(trx, request) {
    const { siteId, email, origin } = request;
    const account = await findAccount(trx, request);
    if (!account) return undefined;
    const site = await siteOf(trx, siteId);
    return {
      kind: 'account',
      site,
      locale: site.locale,
      owner: { id: account.id, email },
      address: origin + CONFIG_PATH.newPassword,
      words: FORGOTTEN_PASSWORD_SENTENCES[languageOf(site)],
    };
  },
  async member(trx, request) {
    const member = await findMemberForLetter(trx, request);
    if (!member) return undefined;
    const site = await siteOf(trx, request.siteId);
    return memberLetter({ site, member, origin: request.origin, locale: request.locale ?? site.locale });
  },
};

function siteOf(trx: Database, siteId: string) {
  return trx
    .selectFrom('site')
    .select(['id', 'name', 'locale', 'profile'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
}
