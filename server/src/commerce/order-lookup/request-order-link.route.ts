import { ORDER_LOOKUP_CALLS, type RequestOrderLinkReply } from 'shared-types/commerce/orders/order-lookup';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { senderOf } from '../../platform/http/sender-of';
import type { Route, Services } from '../../site/services';
import { thanksPath } from '../../platform/http/thanks-path';
import { linkOrigin } from '../../site/host/link-origin';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { countLookup } from './lookup-limit';
import { keepLookupRequest } from './lookup-request.store';
import { ORDER_LOOKUP_MESSAGES } from './order-lookup.messages';
import { requestOrderLinkSchema, type RequestOrderLink } from './request-order-link.schema';

/**
 * `requestOrderLink`: requests an email with the link to an order. The job that writes the email looks the order up, so
 * neither the answer nor its time reveals whether it exists.
 */
export const requestOrderLinkRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...ORDER_LOOKUP_CALLS.requestOrderLink,
    input: requestOrderLinkSchema,
    invalid: 'commerce/lookup-invalid',
    run: (input, context) => keep(services, input, context),
  });
};

async function keep({ db }: Services, input: RequestOrderLink, context: ActionContext): Promise<ActionOutcome> {
  const { site, request, language } = context;
  const { requested, limited } = ORDER_LOOKUP_MESSAGES[language];
  const waitMs = await countLookup(db, { siteId: site.id, origin: senderOf(request), email: input.email });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'commerce/lookup-limited', message: limited });
  await keepLookupRequest(db, { siteId: site.id, ...input, locale: site.locale, origin: linkOrigin(site, request) });
  const body: RequestOrderLinkReply = { message: requested };
  return { kind: 'done', body, goTo: thanksPath(site.root + STORE_PATH.orderLookup, sentBlock(context)) };
}

/** The block of the form, whose page shows a confirmation in its place. */
function sentBlock({ request: { body } }: ActionContext): string {
  const { block } = (typeof body === 'object' && body !== null ? body : {}) as { readonly block?: unknown };
  return typeof block === 'string' ? block : '';
}
