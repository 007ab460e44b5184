import type { Loader } from '../../site/page/loader';
import { authenticatorSetup } from '../two-step/authenticator-setup';
import { findAuthenticator } from '../two-step/authenticator.store';
import { twoStepSeal } from '../two-step/two-step-seal';
import { twoStepStatus } from '../two-step/two-step-status';
import { findPending } from './pending-sign-in.store';

/** What the sign-in of this browser waits for. */
export const secondStepLoader = {
  name: 'admin/second-step/form',
  scope: 'query',
  load: async ({ services: { db, signing }, site, visitor: { secondStep: token } }) => {
    const pending = token === undefined ? undefined : await findPending(db, { siteId: site.id, token });
    if (!pending) return { waitsFor: 'password' };
    const { accountId, email, secret } = pending;
    if (secret === null) {
      const [app, { passkeyHosts }] = await Promise.all([
        findAuthenticator(db, twoStepSeal(signing), accountId),
        twoStepStatus(db, accountId),
      ]);
      const on = app?.secret === undefined ? 'lost' : 'on';
      return { waitsFor: 'code', authenticator: app?.isOn ? on : 'off', passkeyHosts };
    }
    const opened = twoStepSeal(signing).open(secret, accountId);
    if (opened === undefined) return { waitsFor: 'password' };
    return { waitsFor: 'setup', email, setup: authenticatorSetup(opened, { issuer: site.name, label: email }) };
  },
} satisfies Loader<'admin/second-step/form'>;
