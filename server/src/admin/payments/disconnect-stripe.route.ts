import { PAYMENTS_CALLS } from 'shared-types/admin/store/payments';
import { z } from 'zod';
import { findStripeAccount, removeStripeAccount, stripeSeal } from '../../commerce/card-payment/stripe-account.store';
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
import { removeFormerWebhook } from './stripe-webhook';

const sentSchema = z.object({ connection: connectionSchema, confirmed: z.literal('yes').optional() });

/** `disconnectStripe`: ends the connection to Stripe, after confirmation. */
export const disconnectStripeRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'payments.edit',
    ...PAYMENTS_CALLS.disconnectStripe,
    input: sentSchema,
    run: (sent, context) => disconnect(services, sent, context),
  });
};

async function disconnect(
  { db, config, signing, sites }: Services,
  { connection, confirmed }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'payments.edit');
  if (!account) return refusal;
  const { site, request, language } = context;
  const messages = PAYMENTS_MESSAGES[language];
  const seal = stripeSeal(signing);
  const known = await findStripeAccount(db, seal, site.id);
  if (!known) return { kind: 'refused', code: 'admin/stripe-not-connected' };
  if (connectionName(known) !== connection) return connectionConflict(known, messages);
  if (!confirmed)
    return {
      kind: 'confirmation',
      question: messages.disconnect({ name: known.name || known.id, mode: known.mode }),
    };
  const { former, isSeen } = await changeConnection(db, seal, {
    siteId: site.id,
    seen: connection,
    write: (trx) => removeStripeAccount(trx, site.id),
  });
  if (!isSeen) return connectionConflict(former, messages);
  sites.invalidate(site.id);
  if (former) await removeFormerWebhook(former, { config, log: request.log });
  return paymentsDone(context, 'disconnected');
}
