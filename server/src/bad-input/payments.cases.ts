import { PAYMENTS_CALLS } from 'shared-types/admin/store/payments';
import { connectionName } from '../admin/payments/connection-name';
import { saveStripeAccount, findStripeAccount, stripeSeal } from '../commerce/card-payment/stripe-account.store';
import { findState } from '../site/saved-state/saved-state';
import { SITE_PAYMENTS, sitePaymentsName } from '../site/saved-state/site-payments';
import { NO_STATES, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const { connectStripe, disconnectStripe, saveOfflinePayment } = PAYMENTS_CALLS;

/** The name of a connection of the example site. */
async function connected(world: World): Promise<string> {
  const siteId = await signInAsOwner(world);
  const { db, signing } = world.open;
  const seal = stripeSeal(signing);
  const none = { webhookId: undefined, webhookSecret: undefined };
  const account = { ...none, siteId, id: 'acct_1', name: 'Fern', mode: 'test', secretKey: 'sk_test_1' } as const;
  await saveStripeAccount(db, seal, { ...account, connectedBy: 'Owner' });
  return connectionName(await findStripeAccount(db, seal, siteId));
}

const connection: BadInputCase = {
  route: `POST ${connectStripe.path}`,
  right: async (world) => ({
    path: connectStripe.path,
    body: { secretKey: 'sk_test_right', connection: await connected(world) },
  }),
  required: ['secretKey', 'connection'],
  texts: ['secretKey', 'connection'],
  wrong: {
    secretKey: [
      '',
      ' ',
      'pk_test_right',
      'sk_test_',
      'sk_demo_right',
      'sk_test_a b',
      'sk_test_a\nb',
      'sk_test_ż',
      '\0',
    ],
    connection: NO_STATES,
  },
};

const disconnection: BadInputCase = {
  route: `POST ${disconnectStripe.path}`,
  right: async (world) => ({
    path: disconnectStripe.path,
    body: { connection: await connected(world), confirmed: 'yes' },
  }),
  required: ['connection'],
  texts: ['connection'],
  wrong: { connection: NO_STATES, confirmed: ['', 'no', 7, [], {}] },
};

const offlinePayment: BadInputCase = {
  route: `POST ${saveOfflinePayment.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { state } = await findState(world.open.db, SITE_PAYMENTS, siteId);
    const body = { isOffered: 'on', instructions: 'Right', base: sitePaymentsName(state) };
    return { path: saveOfflinePayment.path, body };
  },
  required: ['instructions', 'base'],
  texts: ['instructions'],
  wrong: { isOffered: ['', 'yes', 7, [], {}], base: NO_STATES, key: NO_STATES },
};

export const PAYMENTS_CASES: readonly BadInputCase[] = [connection, disconnection, offlinePayment];
