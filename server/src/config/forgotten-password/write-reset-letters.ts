import { CONFIG_PATH } from 'shared-types/config/config-path';
import { RESET_TOKEN_PARAMETER } from 'shared-types/config/new-password';
import { languageOf } from '../../language';
import { putLetter } from '../../mail/outbox.store';
import type { Database } from '../../schema/database';
import { createResetToken } from '../new-password/reset-token.store';
import { findAccount } from '../sign-in/account.store';
import { timeText } from '../time-text';
import { FORGOTTEN_PASSWORD_SENTENCES } from './forgotten-password.sentences';
import { takeResetRequest, type ResetRequest } from './reset-request.store';

/** What is more waits for the next time. */
const MOST = 100;

/** Writes a letter to everybody who has asked for one and has an account on that site; nothing comes of other requests. */
export async function writeResetLetters(db: Database): Promise<void> {
  for (let count = 0; count < MOST; count += 1) if (!(await answerNext(db))) return;
}

/** Request, token and letter change together, so that none of them is ever without the others; false where none is left. */
function answerNext(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const request = await takeResetRequest(trx);
    if (!request) return false;
    const account = await findAccount(trx, request);
    if (account) await writeLetter(trx, { ...request, accountId: account.id });
    return true;
  });
}

async function writeLetter(
  trx: Database,
  { siteId, accountId, email, origin }: ResetRequest & { readonly accountId: string },
): Promise<void> {
  const site = await trx
    .selectFrom('site')
    .select(['name', 'locale'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const { token, endsAt } = await createResetToken(trx, { siteId, accountId });
  const { subject, body } = FORGOTTEN_PASSWORD_SENTENCES[languageOf(site)];
  await putLetter(trx, {
    siteId,
    recipient: email,
    subject: subject(site.name),
    body: body({
      siteName: site.name,
      email,
      link: `${origin}${CONFIG_PATH.newPassword}?${RESET_TOKEN_PARAMETER}=${token}`,
      endsText: timeText(endsAt, site.locale),
    }),
  });
}
