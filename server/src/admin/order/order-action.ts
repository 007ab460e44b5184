import type { OrderEventDetail } from 'shared-types/commerce/orders/order';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { OrderActionReply } from 'shared-types/admin/store/order';
import type { FormReply } from 'shared-types/failure';
import type { z } from 'zod';
import { changeOrder, type ChangeInput } from '../../commerce/order/change-order';
import type { RefundOutcome } from '../../commerce/card-payment/refund-order';
import type { OrderChange } from '../../commerce/order/changed-order';
import { loadOrder, type LoadedOrder } from '../../commerce/order/load-order';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import type { Language } from '../../platform/language';
import { linkOrigin } from '../../site/host/link-origin';
import type { Site } from '../../site/directory/site';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { editorOf } from '../../site/session/editor-of';
import { timeText } from '../../platform/time-text';
import type { SentOrderAction } from './order-action.schema';
import { refundLeftMessage } from './refund-left-message';
import { ORDER_MESSAGES } from './order.messages';

/** The requested change and its success message, or messages about invalid fields. */
export type OrderInput =
  | {
      readonly change: OrderChange;
      readonly detail: OrderEventDetail;
      /** The question to confirm, if any. */
      readonly question?: string;
      readonly errors?: undefined;
    }
  | { readonly errors: Readonly<Record<string, string>> };

/** A form of an order's page. */
export interface OrderAction<S extends z.ZodType<SentOrderAction>> {
  readonly call: { readonly method: 'POST'; readonly path: string };
  readonly input: (language: Language) => S;
  /** True if it changes nothing that others must have seen first. */
  readonly isUnseen?: true;
  /** Makes the change; in the database alone by default. */
  readonly make?: (services: Services, input: ChangeInput) => Promise<RefundOutcome>;
  readonly changeOf: (
    input: z.output<S>,
    about: { readonly site: Site; readonly loaded: LoadedOrder; readonly language: Language },
  ) => OrderInput;
}

/**
 * An endpoint that changes an order. Checks the account first, then the order, then the input.
 * @implements ROLE-04
 */
export function orderActionRoute<S extends z.ZodType<SentOrderAction>>(action: OrderAction<S>): Route {
  return (app, services) => {
    registerAdminAction(app, services, {
      access: 'orders.edit',
      ...action.call,
      input: action.input,
      invalid: 'admin/order-invalid',
      run: (input, context) => run(services, action, { input, context }),
    });
  };
}

interface Sent<S extends z.ZodType<SentOrderAction>> {
  readonly input: z.output<S>;
  readonly context: ActionContext;
}

async function run<S extends z.ZodType<SentOrderAction>>(
  services: Services,
  { changeOf, isUnseen, make = ({ db }, change) => changeOrder(db, change) }: OrderAction<S>,
  { input, context }: Sent<S>,
): Promise<ActionOutcome> {
  const { db } = services;
  const { request, language } = context;
  const { account, refusal } = await editorOf(db, context, 'orders.edit');
  if (!account) return refusal;
  // The admin area uses the site's main language.
  const site = context.site.siteLocaleIn(undefined);
  const loaded = await loadOrder(
    db,
    { siteId: site.id, locale: site.locale, timeZone: site.timeZone },
    { number: input.number },
  );
  if (!loaded) return { kind: 'refused', code: 'admin/order-gone' };
  const wanted = changeOf(input, { site, loaded, language });
  if (wanted.errors) return { kind: 'refused', code: 'admin/order-invalid', errors: wanted.errors };
  const { key, seen, confirmed } = input;
  const { change, detail } = wanted;
  // With script, the page asks before it sends.
  const question = context.isForm && !confirmed ? wanted.question : undefined;
  const outcome = await make(services, {
    site,
    origin: linkOrigin(site, request),
    orderId: loaded.order.id,
    change,
    detail,
    key,
    ...(isUnseen ? {} : { seen }),
    isUnconfirmed: question !== undefined,
    account: namedOf(account),
  });
  if (outcome.ok) return orderDone(context, input.number);
  return outcome.code === 'unconfirmed'
    ? { kind: 'confirmation', question: question ?? '' }
    : refused(outcome, context, loaded);
}

function namedOf({ id, displayName, email }: SignedInAccount): Pick<SignedInAccount, 'id' | 'displayName'> {
  return { id, displayName: displayName || email };
}

/** Redirects to the order's page, which shows the message. */
export function orderDone(context: ActionContext, number: number): ActionOutcome {
  return formSaved(context, {
    page: 'order',
    path: ADMIN_PATH.order.replace(':number', String(number)),
    reply: (location): OrderActionReply & FormReply => ({ location }),
  });
}

function refused(
  outcome: Exclude<RefundOutcome, { readonly ok: true } | { readonly code: 'unconfirmed' }>,
  { site, language, isForm }: ActionContext,
  loaded: LoadedOrder,
): ActionOutcome {
  const { changedBy, changedByBuyer, lookAtShown, lookAnew } = ORDER_MESSAGES[language];
  if (outcome.code === 'admin/refund-too-high')
    return { kind: 'refused', code: outcome.code, errors: { amount: refundLeftMessage(loaded, site) } };
  if (outcome.code === 'admin/order-key-used')
    return { kind: 'refused', code: outcome.code, key: createIdempotencyKey() };
  // Stripe has refused it for good under this key.
  if (outcome.code === 'admin/refund-refused') {
    const message = ORDER_MESSAGES[language].refusedByStripe(outcome.message);
    return { kind: 'refused', code: outcome.code, message, key: createIdempotencyKey() };
  }
  if (outcome.code !== 'admin/order-changed') return { kind: 'refused', code: outcome.code };
  const { by, at } = outcome.last;
  const atText = timeText(at, site);
  const who = by ? changedBy(by, atText) : changedByBuyer(atText);
  // Without script the page comes back with the current order; a script keeps the open one.
  return { kind: 'refused', code: outcome.code, message: `${who} ${isForm ? lookAtShown : lookAnew}` };
}
