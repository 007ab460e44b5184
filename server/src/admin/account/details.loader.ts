import { ACCOUNT_DONE_PARAMETER, type OwnAccountView } from 'shared-types/admin/people/account';
import type { PasskeyEntry } from 'shared-types/admin/people/two-step';
import { languageOf } from '../../platform/language';
import { timeText, type TimeStyle } from '../../platform/time-text';
import type { LoadContext, Loader } from '../../site/page/loader';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { findSessions } from '../sessions/sessions.store';
import { doneIn } from '../shown-once';
import { authenticatorSetup } from '../two-step/authenticator-setup';
import { findAuthenticator } from '../two-step/authenticator.store';
import { listPasskeys } from '../two-step/passkey.store';
import { countRecoveryCodes, takeUnshownCodes } from '../two-step/recovery-codes';
import { twoStepSeal } from '../two-step/two-step-seal';
import { twoStepStatus } from '../two-step/two-step-status';
import { ACCOUNT_MESSAGES } from './account.messages';
import { requestedEmail } from './email-change.store';

/** The signed-in account, and how it signs in. */
export const accountDetailsLoader = {
  name: 'admin/account/details',
  scope: 'query',
  load: async (context) => {
    const { services, site, visitor, query } = context;
    const { db, signing } = services;
    const { account } = visitor;
    if (!account) return null;
    const { id, displayName, email, isConfirmed } = account;
    const [newEmail, authenticator, passkeys, codesLeft, newCodes, status, sessions] = await Promise.all([
      requestedEmail(db, id),
      authenticatorOf(context, account),
      listPasskeys(db, id),
      countRecoveryCodes(db, id),
      isConfirmed ? takeUnshownCodes(db, twoStepSeal(signing), id) : undefined,
      twoStepStatus(db, id),
      findSessions(db, { siteId: site.id, accountId: id }),
    ]);
    return {
      displayName,
      email,
      ...(newEmail === undefined ? {} : { newEmail }),
      isConfirmed,
      authenticator,
      passkeys: passkeys.map((passkey) => passkeyEntry(passkey, site)),
      ...(codesLeft === undefined ? {} : { codesLeft }),
      ...(newCodes === undefined ? {} : { newCodes }),
      mustUseTwoStep: status.mustUse,
      sessions: sessions.length,
      ...doneIn(query, ACCOUNT_DONE_PARAMETER, ACCOUNT_MESSAGES[languageOf(site)].done),
    } satisfies OwnAccountView;
  },
} satisfies Loader<'admin/account/details'>;

/** The secret of an app that has yet to confirm it is shown only after a recent sign-in. */
async function authenticatorOf(
  { services: { db, signing }, site }: LoadContext,
  { id, email, isConfirmed }: SignedInAccount,
): Promise<OwnAccountView['authenticator']> {
  const known = await findAuthenticator(db, twoStepSeal(signing), id);
  if (known?.isOn) return known.secret === undefined ? 'lost' : 'on';
  return known?.secret === undefined || !isConfirmed
    ? 'off'
    : authenticatorSetup(known.secret, { issuer: site.name, label: email });
}

function passkeyEntry(
  { id, name, host, addedAt, usedAt }: Awaited<ReturnType<typeof listPasskeys>>[number],
  style: TimeStyle,
): PasskeyEntry {
  const used = usedAt && { usedAt: usedAt.toISOString(), usedText: timeText(usedAt, style) };
  return { id, name, host, addedAt: addedAt.toISOString(), addedText: timeText(addedAt, style), ...used };
}
