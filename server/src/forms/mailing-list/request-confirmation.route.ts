import { MAILING_LIST_CALLS, MAILING_LIST_PATH, type SubscriptionReply } from 'shared-types/forms/mailing-list';
import { thanksPath } from '../../platform/http/thanks-path';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { MAILING_LIST_MESSAGES } from './mailing-list.messages';
import { requestAgain } from './subscribe';
import { requestConfirmationSchema } from './request-confirmation.schema';
import { readSubscriptionToken } from './subscription-token';

/** `requestConfirmation`: sends a new email to the subscriber of an expired link, and to nobody else. */
export const requestConfirmationRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...MAILING_LIST_CALLS.requestConfirmation,
    input: requestConfirmationSchema,
    invalid: 'forms/subscription-unknown',
    run: (input, context) => run(services, input, context),
  });
};

async function run(
  { db }: Services,
  { token, block = '' }: { readonly token: string; readonly block?: string | undefined },
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, request, language, visitor } = context;
  const { requested, confirmed } = MAILING_LIST_MESSAGES[language];
  const key = readSubscriptionToken(site, 'confirm', token);
  const outcome = key
    ? await db
        .transaction()
        .execute((trx) => requestAgain(trx, key.subscriberId, { site, request, crumb: visitor.crumb }))
    : 'unknown';
  if (outcome === 'unknown' || outcome === 'left') return { kind: 'refused', code: `forms/subscription-${outcome}` };
  const body: SubscriptionReply = { message: outcome === 'sent' ? requested : confirmed };
  const path = site.root + MAILING_LIST_PATH.confirm.replace(':token', token);
  return { kind: 'done', body, goTo: thanksPath(path, block) };
}
