import { CART_CALLS } from 'shared-types/commerce/cart';
import { z } from 'zod';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import type { Language } from '../../platform/language';
import { CART_MESSAGES } from './cart.messages';
import { setLineQuantity } from './write/cart.store';
import { cartReply } from './read/cart-reply';
import { cartWriterOf } from './write/cart-change';
import { idempotencyKeySchema, quantitySchema } from './write/line.schema';
import { changeOutcome } from './write/change-outcome';
import { loadCart } from './read/stored-cart';

function input(language: Language) {
  const messages = CART_MESSAGES[language];
  return z.object({
    lineId: z.guid().toLowerCase(),
    quantity: quantitySchema(0, messages),
    key: idempotencyKeySchema(messages),
    confirmed: z
      .enum(['yes', 'no'], { error: messages.noAnswer })
      .optional()
      .describe('Only for forms: `yes` answers the question whether to remove the line.'),
  });
}

/**
 * `setLineQuantity`: sets the quantity of a line. A form that sends 0 gets a question first; a script asks by itself.
 *
 * @implements CART-11 CART-12 CART-13 CART-14 CART-20
 */
export const setLineQuantityRoute: Route = (app, services) => {
  registerAction(app, services, {
    method: ['PUT', 'POST'],
    path: CART_CALLS.setLineQuantity.path,
    input,
    run: async (values, context) => {
      if (values.confirmed === 'no') return keep(services, context);
      if (values.quantity === 0 && context.isForm && values.confirmed === undefined)
        return confirmRemoval(services, context, values.lineId);
      const change = await setLineQuantity(services.db, cartWriterOf(context), values);
      const { quantity, removed } = CART_MESSAGES[context.language];
      const message = (title: string) => (values.quantity === 0 ? removed(title) : quantity(title, values.quantity));
      return changeOutcome(services, context, { change, message });
    },
  });
};

function ownerOf({ site, visitor }: ActionContext) {
  return { site, cartToken: visitor.cartToken };
}

async function keep(services: Services, context: ActionContext): Promise<ActionOutcome> {
  const stored = await loadCart(services.db, ownerOf(context));
  return { kind: 'done', body: await cartReply(services, { request: context.request, stored }) };
}

async function confirmRemoval({ db }: Services, context: ActionContext, lineId: string): Promise<ActionOutcome> {
  const cart = await loadCart(db, ownerOf(context));
  const line = cart?.lines.find((candidate) => candidate.id === lineId);
  return line
    ? { kind: 'confirmation', question: CART_MESSAGES[context.language].removeQuestion(line.title) }
    : { kind: 'refused', code: 'commerce/line-not-found' };
}
