import { MAILING_LIST_CALLS, MAILING_LIST_PATH, type SubscriptionReply } from 'shared-types/forms/mailing-list';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { findSubscription } from './find-subscription';
import { MAILING_LIST_MESSAGES } from './mailing-list.messages';
import { unsubscribe } from './subscribe';
import { subscriptionSchema } from './subscription.schema';

/** `unsubscribe`: takes the address that the link was sent to off its list; again says the same. */
export const unsubscribeRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...MAILING_LIST_CALLS.unsubscribe,
    input: subscriptionSchema,
    invalid: 'forms/subscription-unknown',
    run: ({ token }, context) => run(services, token, context),
  });
};

async function run({ db }: Services, token: string, { site, language }: ActionContext): Promise<ActionOutcome> {
  const found = await findSubscription(db, site, { act: 'unsubscribe', token });
  if (!found) return { kind: 'refused', code: 'forms/subscription-unknown' };
  await unsubscribe(db, { siteId: site.id, subscriberId: found.subscriberId });
  const body: SubscriptionReply = { message: MAILING_LIST_MESSAGES[language].unsubscribed };
  return { kind: 'done', body, goTo: site.root + MAILING_LIST_PATH.unsubscribe.replace(':token', token) };
}
