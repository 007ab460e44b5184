import { MAILING_LIST_CALLS, MAILING_LIST_PATH, type SubscriptionReply } from 'shared-types/forms/mailing-list';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { findSubscription } from './find-subscription';
import { MAILING_LIST_MESSAGES } from './mailing-list.messages';
import { confirm } from './subscribe';
import { subscriptionSchema } from './subscription.schema';

/** `confirmSubscription`: subscribes the address that the link was sent to; again says the same. */
export const confirmSubscriptionRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...MAILING_LIST_CALLS.confirmSubscription,
    input: subscriptionSchema,
    invalid: 'forms/subscription-unknown',
    run: ({ token }, context) => run(services, token, context),
  });
};

async function run({ db }: Services, token: string, context: ActionContext): Promise<ActionOutcome> {
  const { site, language } = context;
  const found = await findSubscription(db, site, { act: 'confirm', token });
  if (!found) return { kind: 'refused', code: 'forms/subscription-unknown' };
  const { status, subscriberId } = found;
  if (status === 'expired' || status === 'left') return { kind: 'refused', code: `forms/subscription-${status}` };
  await db.transaction().execute((trx) => confirm(trx, subscriberId, context));
  const body: SubscriptionReply = { message: MAILING_LIST_MESSAGES[language].confirmed };
  return { kind: 'done', body, goTo: site.root + MAILING_LIST_PATH.confirm.replace(':token', token) };
}
