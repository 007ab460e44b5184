import { PAYMENTS_CALLS } from 'shared-types/admin/store/payments';
import { CARD_PAYMENT_CALLS } from 'shared-types/commerce/card-payment';
import { z } from 'zod';
import { findStripeAccount, saveStripeAccount, stripeSeal } from '../../commerce/card-payment/stripe-account.store';
import { openStripe } from '../../commerce/card-payment/stripe-client';
import { isWithinRate } from '../../platform/http/rate-limit';
import type { Language } from '../../platform/language';
import { linkOrigin } from '../../site/host/link-origin';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { changeConnection } from './change-connection';
import { connectionConflict, connectionName } from './connection-name';
import { connectionSchema } from './connection.schema';
import { paymentsDone } from './payments-done';
import { PAYMENTS_MESSAGES } from './payments.messages';
import { readStripeAccount } from './read-stripe-account';
import { modeOfKey, secretKeySchema } from './secret-key.schema';
import type { StripeTrouble } from './stripe-trouble';
import { addWebhook, removeFormerWebhook } from './stripe-webhook';

/** Each asks Stripe. */
const ATTEMPTS = { what: 'admin/payments connection', most: 20, windowMs: 600_000 } as const;
/** Troubles that another key would end. */
const OF_KEY: readonly StripeTrouble[] = ['wrong-key', 'not-permitted', 'not-activated', 'refused'];

const sentSchema = (language: Language) =>
  z.object({ secretKey: secretKeySchema(language), connection: connectionSchema });

/** `connectStripe`: connects the site to the account with Stripe that a secret key belongs to. */
export const connectStripeRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'payments.edit',
    ...PAYMENTS_CALLS.connectStripe,
    input: sentSchema,
    run: (sent, context) => connect(services, sent, context),
  });
};

async function connect(
  { db, config, signing, sites }: Services,
  { secretKey, connection }: z.output<ReturnType<typeof sentSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'payments.edit');
  if (!account) return refusal;
  const { site, request, language } = context;
  const { log } = request;
  const messages = PAYMENTS_MESSAGES[language];
  const seal = stripeSeal(signing);
  const known = await findStripeAccount(db, seal, site.id);
  if (connectionName(known) !== connection) return connectionConflict(known, messages);
  if (!(await isWithinRate(db, { siteId: site.id, address: '' }, ATTEMPTS)))
    return { kind: 'refused', code: 'site/rate-limited' };
  const [stripe, mode] = [await openStripe(secretKey, config), modeOfKey(secretKey)];
  const { account: read, trouble } = await readStripeAccount(stripe, mode);
  if (trouble) return troubled(trouble, messages.trouble[trouble]);
  const url = linkOrigin(site, request) + CARD_PAYMENT_CALLS.takeStripeEvent.path;
  const webhook = await addWebhook(stripe, url, log);
  const wanted = { ...read, ...webhook, siteId: site.id, mode, secretKey, connectedBy: account.displayName };
  const { former, isSeen } = await changeConnection(db, seal, {
    siteId: site.id,
    seen: connection,
    write: (trx) => saveStripeAccount(trx, seal, wanted),
  });
  if (!isSeen) {
    await removeFormerWebhook(wanted, { config, log, stripe });
    return connectionConflict(former, messages);
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  sites.invalidate(site.id);
  const isSame = former?.id === read.id && former.mode === mode;
  if (former) await removeFormerWebhook(former, { config, log, stripe: isSame ? stripe : undefined });
  return paymentsDone(context, 'connected');
}

function troubled(trouble: StripeTrouble, message: string): ActionOutcome {
  const isOfKey = OF_KEY.includes(trouble);
  return {
    kind: 'refused',
    code: 'admin/stripe-failed',
    ...(isOfKey ? { errors: { secretKey: message } } : { message }),
  };
}
